import { IconSearch } from '@tabler/icons-react'
import { hasWords } from '@tracklane/contract/kit/word-search'
import { Fragment, type KeyboardEvent, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { CheckBox } from '#ui/check-box.tsx'
import type { FilterChoice } from './filter-kind.ts'
import classes from './filter-panel.module.css'

interface FilterChoicesProps<Filter> {
  label: string
  choices: readonly FilterChoice<Filter>[]
  onChange: (change: Partial<Filter>) => void
}

/** From this number of values on, they can be searched. */
const SEARCHABLE_FROM = 9

/** The values of a filter with checkboxes. The arrows walk through them, also from the search field. */
export function FilterChoices<Filter>({ label, choices, onChange }: FilterChoicesProps<Filter>) {
  const t = useT()
  const [text, setText] = useState('')
  const found = choices.filter((choice) => hasWords(text, [choice.label]))
  const hasFind = choices.length >= SEARCHABLE_FROM
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows walk between the controls in it
    <div onKeyDown={walk} style={{ display: 'contents' }}>
      {hasFind && (
        <div className={classes.find}>
          <IconSearch size={16} aria-hidden />
          <input
            data-autofocus
            value={text}
            placeholder={t('filter', 'Find')}
            aria-label={t('filter', 'Find in {filter}', { filter: label })}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
      )}
      <div className={classes.choices}>
        {found.map((choice, index) => (
          <Fragment key={choice.key}>
            {choice.group && choice.group !== found[index - 1]?.group && <div className={classes.group}>{choice.group}</div>}
            <CheckBox
              areaClassName={classes.choice}
              checked={choice.isChosen}
              data-autofocus={(!hasFind && index === 0) || undefined}
              onChange={() => onChange(choice.toggle)}
            >
              <span className={classes.text}>{choice.label}</span>
            </CheckBox>
          </Fragment>
        ))}
        {found.length === 0 && <div className={classes.nothing}>{t('field', 'Nothing found')}</div>}
      </div>
    </div>
  )
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const inputs = [...event.currentTarget.querySelectorAll<HTMLElement>('input')]
  const next = inputs[inputs.findIndex((one) => one.contains(document.activeElement)) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
