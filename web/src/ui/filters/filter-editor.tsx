import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { useStable } from '#lib/use-stable.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { KeyCap } from '#ui/key-cap.tsx'
import { FilterChoices } from './filter-choices.tsx'
import { type FilterKind, without } from './filter-kind.ts'
import classes from './filter-panel.module.css'

/** The number of results and the text of the button with it; undefined while unknown. */
export interface FilterCount<Filter> {
  readonly of: (filter: Filter) => Promise<number>
  readonly words: (count: number | undefined) => string
}

interface FilterEditorProps<Filter extends object> {
  kind: FilterKind<Filter>
  filter: Filter
  /** Values already chosen in the list. */
  start?: Partial<Filter> | undefined
  count: FilterCount<Filter>
  onApply: (change: Partial<Filter>) => void
  /** Absent where the filter is new. */
  onRemove?: (() => void) | undefined
  /** Goes back to the list. */
  onBack?: (() => void) | undefined
}

/** The editor of one filter. Nothing is applied before Enter or its button. */
export function FilterEditor<Filter extends object>({
  kind,
  filter,
  start = {},
  count,
  onApply,
  onRemove,
  onBack,
}: FilterEditorProps<Filter>) {
  const t = useT()
  const [change, setChange] = useState<Partial<Filter>>(start)
  const [isValid, setValid] = useState(true)
  const draft = { ...filter, ...change }
  const patch = (next: Partial<Filter>) => setChange((now) => ({ ...now, ...next }))
  const found = useFound(draft, count, isValid)
  const apply = () => isValid && onApply(change)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || isOwn(event)) return
    event.preventDefault()
    apply()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in any of its fields shows what it would find
    <div style={{ display: 'contents' }} onKeyDown={onKeyDown}>
      <div className={classes.head}>
        {onBack && (
          <IconButton label={t('filter', 'Back to all filters')} size={28} onClick={onBack}>
            <IconArrowLeft size={18} aria-hidden />
          </IconButton>
        )}
        <h2>{kind.label}</h2>
      </div>
      {kind.choices && <FilterChoices label={kind.label} choices={kind.choices(draft)} onChange={patch} />}
      {kind.editor && <div className={classes.body}>{kind.editor({ draft, onChange: patch, onValid: setValid })}</div>}
      <div className={classes.foot}>
        {onRemove ? (
          <Button size="compact-md" variant="subtle" color="gray" onClick={onRemove}>
            {t('filter', 'Remove filter')}
          </Button>
        ) : (
          <Button size="compact-md" variant="subtle" color="gray" onClick={() => patch(without<Filter>(kind.parts))}>
            {t('field', 'Clear')}
          </Button>
        )}
        <Button size="compact-md" className={classes.show} disabled={!isValid} onClick={apply} rightSection={<KeyCap>↵</KeyCap>}>
          {count.words(found)}
        </Button>
      </div>
    </div>
  )
}

/** Returns whether the element handles Enter itself: a button, or a text of several lines, there without Ctrl or ⌘. */
function isOwn({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  return target.matches('button') || (target.matches('textarea') && !ctrlKey && !metaKey)
}

/** Milliseconds after the last tick. */
const REST = 200

function useFound<Filter extends object>(draft: Filter, { of }: FilterCount<Filter>, isValid: boolean): number | undefined {
  const stable = useStable(draft)
  const [asked] = useDebouncedValue(stable, REST)
  const isAsked = asked === stable && isValid
  const { data } = useQuery({
    queryKey: ['filter-count', asked],
    queryFn: () => of(asked),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
    meta: { silent: true },
  })
  return isAsked ? data : undefined
}
