import type { StatusId } from '@tracklane/contract/order-status'
import { isStatusId } from '@tracklane/contract/order-status'
import type { KeyboardEvent, RefObject } from 'react'
import { useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { type DrawnStep, type Pair, pairKey } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { neighbourOf, type Way, wayOf } from '#features/order-flow-draft/rules/flow-walk.rules.ts'
import { useT } from '#lib/i18n.ts'
import { useShortcuts } from '#ui/shortcuts.ts'
import type { useDrawStep } from './use-draw-step.ts'
import { focusNode, focusStep } from './use-graph-stop.ts'

interface GraphKeys {
  readonly world: RefObject<HTMLElement | null>
  readonly drawn: readonly DrawnStep[]
  readonly draw: ReturnType<typeof useDrawStep>
}

/**
 * Handles the keys of the graph: arrows walk over the nodes, Enter goes along their steps, K draws a new one. Returns true for a key that
 * it has used.
 */
export function useGraphKeys({ world, drawn, draw }: GraphKeys) {
  const t = useT()
  const editor = useEditor()
  const focused = () => (world.current?.contains(document.activeElement) ? placeOf(document.activeElement) : undefined)

  const draws = () => {
    const at = focused()
    if (editor.isReadOnly || at === undefined || typeof at !== 'number') return false
    draw.begin(at)
    return true
  }
  useShortcuts([{ key: 'k', label: t('flow_editor', 'Draw a new step from the status'), run: draws }])

  const aims = (key: string, way: Way | undefined) => {
    const { from, to = from } = draw.drawing ?? {}
    if (from === undefined || to === undefined) return false
    const next = way && neighbourOf(to, way)
    if (next !== undefined) draw.aim(next)
    if (key === 'Enter') {
      const end = draw.finish()
      // The new step exists after the next render.
      if (end !== undefined && end !== from) setTimeout(() => focusStep(world.current, pairKey({ from, to: end })))
    }
    return true
  }

  const onNode = (id: StatusId, key: string, way: Way | undefined) => {
    const next = way && neighbourOf(id, way)
    if (next !== undefined) focusNode(world.current, next)
    const [first] = drawn.filter(({ from }) => from === id)
    if (key === 'Enter' && first) focusStep(world.current, pairKey(first))
    if (key === 'Escape') return leaves()
    return way !== undefined || (key === 'Enter' && first !== undefined)
  }

  const leaves = () => {
    const { selection, role } = editor.getState()
    if (selection !== null) editor.select(null)
    else if (role !== undefined) editor.viewAs(undefined)
    else return false
    return true
  }

  const onStep = (pair: Pair, key: string, way: Way | undefined) => {
    const beside = drawn.filter(({ from }) => from === pair.from)
    const index = beside.findIndex(({ to }) => to === pair.to)
    if (way === 'up' || way === 'down') {
      const next = beside[(index + (way === 'up' ? -1 : 1) + beside.length) % beside.length]
      if (next) focusStep(world.current, pairKey(next))
    } else if (key === 'Enter') focusNode(world.current, pair.to)
    else if (key === 'Delete' || key === 'Backspace') editor.edit({ does: 'remove', pairs: [pair] })
    else if (key === 'Escape') {
      focusNode(world.current, pair.from)
      editor.select(null)
    } else return way !== undefined
    return true
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = placeOf(event.target)
    const way = wayOf(event.key)
    if (at === undefined) return
    const isDone = draw.drawing
      ? ['Enter'].includes(event.key) || way
        ? aims(event.key, way)
        : false
      : typeof at === 'number'
        ? onNode(at, event.key, way)
        : onStep(at, event.key, way)
    if (!isDone) return
    event.preventDefault()
    event.stopPropagation()
  }
}

/** Returns the status or the step of an element of the graph. */
function placeOf(target: EventTarget | null): StatusId | Pair | undefined {
  if (!(target instanceof HTMLElement)) return undefined
  const [from, to] = (target.dataset.node ?? target.dataset.step ?? '').split('-').map(Number)
  if (from === undefined || !isStatusId(from)) return undefined
  return to !== undefined && isStatusId(to) ? { from, to } : from
}
