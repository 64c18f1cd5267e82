/** Topics of help, each with the key of the question or article that answers it. */
export const HELP_TOPICS = {
  'empty-list': 'faq',
  'empty-board': 'faq',
  'move-refused': 'faq',
  'money-open': 'faq',
  'label-not-printed': 'faq',
  'courier-missing': 'faq',
  'read-the-board': 'article',
  'archive-and-restore': 'article',
  'rejected-and-redelivery': 'article',
} as const satisfies Record<string, 'faq' | 'article'>

export type HelpTopic = keyof typeof HELP_TOPICS
