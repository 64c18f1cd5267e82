/**
 * Every installation's texts about the product itself. A key survives every rewording: by it a row is delivered once, and help links find
 * it. Rows are placed in the order of these lists.
 */

/** Sections → categories → articles. */
export const ONBOARDING_TREE = {
  start: {
    orientation: ['what-tracklane-does', 'screen-and-menu'],
    orders: ['order-list', 'filters-and-search'],
  },
  day: {
    board: ['read-the-board', 'move-orders', 'assign-couriers'],
    delivery: ['delivery-dates', 'rejected-and-redelivery', 'labels-and-manifests'],
  },
  money: {
    cash: ['collect-and-hand-over', 'exports'],
    care: ['archive-and-restore', 'keys-and-palette'],
  },
} as const

/** Categories → questions. */
export const FAQ_TREE = {
  'faq-orders': ['order-missing', 'empty-list', 'order-late', 'address-change'],
  'faq-board': ['move-refused', 'empty-board', 'board-columns', 'board-stale'],
  'faq-couriers': ['courier-missing', 'courier-offline', 'redelivery-when'],
  'faq-money': ['money-open', 'paid-by-mistake', 'export-differs', 'label-not-printed'],
} as const

type KeyOf<T> = T extends unknown ? keyof T : never
type ValueOf<T> = T extends unknown ? T[keyof T] : never
type Tree = typeof ONBOARDING_TREE

export type SectionKey = keyof Tree
export type CategoryKey = KeyOf<ValueOf<Tree>>
export type ArticleKey = Extract<ValueOf<ValueOf<Tree>>, readonly string[]>[number]
export type FaqCategoryKey = keyof typeof FAQ_TREE
export type FaqKey = ValueOf<typeof FAQ_TREE>[number]

/**
 * The texts of one language. `body` and `answer` are HTML of the rich-text list; a picture is `<img src="picture:KEY" alt="…">`, where KEY
 * is that of an article, and gets its address at delivery.
 */
export type StarterTexts = {
  sections: Record<SectionKey, { name: string; description: string }>
  categories: Record<CategoryKey, { name: string }>
  articles: Record<ArticleKey, { title: string; body: string }>
  faq_categories: Record<FaqCategoryKey, { name: string }>
  faqs: Record<FaqKey, { question: string; answer: string }>
}

/** A part of the articles, so that each section of a language has a file of its own. */
export type ArticlesOf<Section extends SectionKey> = Pick<
  StarterTexts['articles'],
  Extract<ValueOf<Tree[Section]>, readonly string[]>[number]
>
