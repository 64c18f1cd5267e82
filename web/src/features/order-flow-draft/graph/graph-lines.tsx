import type { FlowRole } from '@tracklane/contract/order-flow'
import { memo } from 'react'
import { hasPair, type Selection, useEditing, useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { type DrawnStep, isDrawnSame, pairKey } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { useDrawnSteps } from '#features/order-flow-draft/use-flow-facts.ts'
import classes from './flow-graph.module.css'
import { routeOf } from './route-of.ts'

const HEADS = ['step', 'correction', 'accent'] as const

/** The steps as lines under the nodes; selected or pointed ones are on top. The chips carry their names. */
export function GraphLines() {
  const drawn = useDrawnSteps()
  const { selection, ring } = useEditing((state) => state)
  const shown = (one: Selection) => drawn.filter((step) => hasPair(one, step))
  return (
    <>
      <defs>
        {HEADS.map((head) => (
          <marker
            key={head}
            id={`flow-head-${head}`}
            viewBox="0 0 8 8"
            refX="8"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0.5 8 4 0 7.5Z" className={classes.head} data-head={head} />
          </marker>
        ))}
      </defs>
      {drawn.map((step) => (
        <Line key={pairKey(step)} step={step} />
      ))}
      {[...new Set([...shown(ring), ...shown(selection)])].map((step) => (
        <path
          key={pairKey(step)}
          d={routeOf(step).path}
          className={classes.accentLine}
          data-change={step.change}
          markerEnd="url(#flow-head-accent)"
        />
      ))}
    </>
  )
}

const Line = memo(
  ({ step }: { step: DrawnStep }) => {
    const editor = useEditor()
    const isDim = useIsDim(step)
    const { path, isCorrection } = routeOf(step)
    const kind = isCorrection ? 'correction' : 'step'
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: its chip is the button and hears the keys, this is only more room to hit
      <g
        data-dim={isDim || undefined}
        onClick={() => editor.select({ pairs: [{ from: step.from, to: step.to }] })}
        onPointerEnter={() => editor.point({ pairs: [step] })}
        onPointerLeave={() => editor.point(null)}
      >
        <path d={path} className={classes.hit} />
        <path d={path} className={classes.line} data-kind={kind} data-change={step.change} markerEnd={`url(#flow-head-${kind})`} />
      </g>
    )
  },
  (one, other) => isDrawnSame(one.step, other.step),
)

/** Returns whether the highlighted role may not take the step. */
export function useIsDim({ roles }: Pick<DrawnStep, 'roles'>): boolean {
  return useEditing(({ role }) => isHiddenFrom(role, roles))
}

export function isHiddenFrom(role: FlowRole | undefined, roles: DrawnStep['roles']): boolean {
  return role !== undefined && !roles?.includes(role)
}
