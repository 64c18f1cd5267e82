import { Drawer } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useT } from '#lib/i18n.ts'
import { useCards } from '#ui/use-cards.ts'
import { FilterEditor } from './filter-editor.tsx'
import { FilterFloats, type FilterViewProps } from './filter-floats.tsx'
import { FilterList } from './filter-list.tsx'
import classes from './filter-panel.module.css'
import { type FilterPanelProps, useFilterPanel } from './use-filter-panel.ts'
import { useFirstFocus } from './use-first-focus.ts'

/** The list of filters and the editor of one: two floats, or one sheet where there is little room. */
export function FilterPanel<Filter extends object>(props: FilterPanelProps<Filter>) {
  const state = useFilterPanel(props)
  const isSheet = useCards()
  return isSheet ? <Sheet {...props} state={state} /> : <FilterFloats {...props} state={state} />
}

function Sheet<Filter extends object>({ place, filter, count, state }: FilterViewProps<Filter>) {
  const t = useT()
  const { list, editor, editing, isOfChip, back, onKeyDown } = state
  return (
    <Drawer.Root
      opened
      onClose={place.onClose}
      position="bottom"
      size="auto"
      closeOnEscape={false}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      radius="12px 12px 0 0"
      padding={0}
      classNames={{ content: classes.sheet }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('filter', 'Filters')} onKeyDown={onKeyDown}>
        <Drawer.Body>
          {editor ? (
            <Side key={editing?.id ?? editor.kind.key}>
              <FilterEditor {...editor} filter={filter} count={count} onBack={isOfChip ? undefined : back} />
            </Side>
          ) : (
            <Side>
              <FilterList {...list} />
            </Side>
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

function Side({ children }: { children: ReactNode }) {
  const side = useRef<HTMLDivElement>(null)
  useFirstFocus(side)
  return (
    <div ref={side} className={classes.side}>
      {children}
    </div>
  )
}
