import { FocusTrap, Portal } from '@mantine/core'
import { useClickOutside } from '@mantine/hooks'
import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react'
import { useT } from '#lib/i18n.ts'
import { FieldsInPopover } from '#ui/fields/floating.tsx'
import { FilterEditor } from './filter-editor.tsx'
import type { FilterKind } from './filter-kind.ts'
import { FilterList } from './filter-list.tsx'
import classes from './filter-panel.module.css'
import type { FilterPanelProps, FilterPanelState } from './use-filter-panel.ts'
import { useFirstFocus } from './use-first-focus.ts'
import { useFloatBeside, useFloatUnder } from './use-float.ts'

export interface FilterViewProps<Filter extends object> extends FilterPanelProps<Filter> {
  state: FilterPanelState<Filter>
}

/** The list and the editor side by side, under the pressed button. A chip has only its editor. */
export function FilterFloats<Filter extends object>({ place, filter, count, state }: FilterViewProps<Filter>) {
  const t = useT()
  const { list, editor, editing, isOfChip, onKeyDown } = state
  const listFloat = useRef<HTMLDivElement>(null)
  // A press on the button that opened it closes it by itself.
  const root = useClickOutside<HTMLDivElement>(({ target }) => {
    if (!(target instanceof Node && place.anchor.contains(target))) place.onClose()
  })
  const under = useFloatUnder(place.anchor, isOfChip ? widthOf(editor?.kind) : 232)
  return (
    <Portal>
      <FocusTrap active innerRef={root}>
        <div role="dialog" aria-label={t('filter', 'Filters')} onKeyDown={onKeyDown}>
          <FieldsInPopover>
            {!isOfChip && (
              <div ref={listFloat} className={`${classes.float} ${classes.list}`} style={under}>
                <FilterList {...list} />
              </div>
            )}
            {editor && (
              <EditorFloat key={editing?.id ?? editor.kind.key} list={listFloat} entry={editing?.id} under={under} kind={editor.kind}>
                <FilterEditor {...editor} filter={filter} count={count} />
              </EditorFloat>
            )}
          </FieldsInPopover>
        </div>
      </FocusTrap>
    </Portal>
  )
}

interface EditorFloatProps<Filter> {
  list: RefObject<HTMLDivElement | null>
  /** The entry of the list that it belongs to; without one it stands under its chip. */
  entry: string | undefined
  under: CSSProperties
  kind: FilterKind<Filter>
  children: ReactNode
}

function EditorFloat<Filter>({ list, entry, under, kind, children }: EditorFloatProps<Filter>) {
  const float = useRef<HTMLDivElement>(null)
  const beside = useFloatBeside(list, entry ?? '', float, widthOf(kind))
  useFirstFocus(float)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws itself otherwise
    <div
      ref={float}
      className={`${classes.float} ${classes.editor}`}
      data-wide={kind.isWide || undefined}
      style={entry ? beside : under}
      role="group"
      aria-label={kind.label}
    >
      {children}
    </div>
  )
}

function widthOf(kind: { readonly isWide?: boolean } | undefined): number {
  return kind?.isWide ? 400 : 312
}
