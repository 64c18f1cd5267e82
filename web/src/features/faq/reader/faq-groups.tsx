import type { Faq } from '@tracklane/contract/faq'
import type { FaqCategory } from '@tracklane/contract/faq-category'
import { useState } from 'react'
import { readGroups } from '#features/faq/faq-reading.rules.ts'
import { FaqItem } from './faq-item.tsx'
import classes from './faq-reader.module.css'

interface FaqGroupsProps {
  faqs: readonly Faq[]
  /** Only this one; all without it. */
  category: number | undefined
  /** The words to be marked in a question and its answer. */
  searchOf: (faq: Faq) => string
  /** Categories, each with the language its name stands in. */
  categories: readonly FaqCategory[] | undefined
}

/** The questions found, by category. An open one stays open while one searches on. */
export function FaqGroups({ faqs, category, searchOf, categories }: FaqGroupsProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number) => setOpen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  return readGroups(faqs)
    .filter(({ id }) => category === undefined || id === category)
    .map((group) => (
      <section key={group.id} className={classes.group} aria-labelledby={`faq-category-${group.id}`}>
        <h2 id={`faq-category-${group.id}`} className={classes.category} lang={categories?.find(({ id }) => id === group.id)?.language}>
          {group.name}
        </h2>
        <ul className={classes.items}>
          {group.faqs.map((faq) => (
            <FaqItem key={faq.id} faq={faq} search={searchOf(faq)} isOpen={open.has(faq.id)} onToggle={() => toggle(faq.id)} />
          ))}
        </ul>
      </section>
    ))
}
