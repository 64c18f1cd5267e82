import { IconEye } from '@tabler/icons-react'
import { type Translate, useT } from '#lib/i18n.ts'
import classes from './active-mark.module.css'
import type { FilterKind } from './filters/filter-kind.ts'
import { oneOf } from './filters/filter-kind.ts'

export function publishedText(t: Translate, published: boolean): string {
  return published ? t('translations', 'Published') : t('translations', 'Not published')
}

export function PublishedMark({ published }: { readonly published: boolean }) {
  const t = useT()
  return (
    <span className={classes.mark} data-off={!published || undefined}>
      {publishedText(t, published)}
    </span>
  )
}

/** Makes the filter for published or unpublished rows. */
export function publishedFilter(t: Translate): FilterKind<Record<string, unknown>> {
  const options = [true, false].map((value) => ({ value, label: publishedText(t, value) }))
  return {
    key: 'published',
    label: t('translations', 'Published'),
    icon: IconEye,
    parts: ['published'],
    isPlain: true,
    choices: oneOf('published', options),
  }
}
