import { STATUS_IDS } from '@tracklane/contract/order-status'
import { useRef } from 'react'
import { useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { pairKey } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { WORLD } from '#features/order-flow-draft/rules/flow-places.rules.ts'
import { useDrawnSteps, useIssues } from '#features/order-flow-draft/use-flow-facts.ts'
import { useT } from '#lib/i18n.ts'
import classes from './flow-graph.module.css'
import { GraphChip } from './graph-chip.tsx'
import { GraphLines } from './graph-lines.tsx'
import { GraphNode } from './graph-node.tsx'
import { routeOf } from './route-of.ts'
import { type DrawingStep, useDrawStep } from './use-draw-step.ts'
import { useGraphKeys } from './use-graph-keys.ts'
import { useGraphStop } from './use-graph-stop.ts'

/** The flow as a picture: statuses at fixed places, steps as arrows between them. It is one stop of Tab; arrow keys walk. */
export function FlowGraph() {
  const t = useT()
  const editor = useEditor()
  const world = useRef<HTMLDivElement>(null)
  const drawn = useDrawnSteps()
  const issues = useIssues()
  const draw = useDrawStep(world)
  const stop = useGraphStop(world, drawn)
  const onKeyDown = useGraphKeys({ world, drawn, draw })
  const isEnd = (id: number) => draw.drawing?.from === id || draw.drawing?.to === id
  return (
    <div
      className={classes.canvas}
      onPointerDown={({ target }) => target instanceof Element && !target.closest('button, g, [data-grip]') && editor.select(null)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form */}
      <div
        ref={world}
        role="group"
        aria-label={t('flow_editor', 'Graph of the steps')}
        className={classes.world}
        data-drawing={draw.drawing !== undefined || undefined}
        onKeyDown={onKeyDown}
        onFocus={stop.onFocus}
        {...draw.pointer}
      >
        <svg className={classes.lines} width={WORLD.width} height={WORLD.height} aria-hidden>
          <GraphLines />
        </svg>
        {STATUS_IDS.map((id) => (
          <GraphNode
            key={id}
            id={id}
            isStop={stop.key === String(id)}
            hasIssue={issues.some((issue) => issue.status_from === id && issue.status_to === undefined)}
            isEnd={isEnd(id)}
            onGrip={draw.grab}
          />
        ))}
        {drawn.map((step) => (
          <GraphChip key={pairKey(step)} step={step} isStop={stop.key === pairKey(step)} />
        ))}
        {draw.drawing && <NewLine drawing={draw.drawing} />}
      </div>
    </div>
  )
}

/** The line of a new step: to the pointer, or along its final curve where it has an end. */
function NewLine({ drawing: { from, to, line } }: { drawing: DrawingStep }) {
  const path = to === undefined ? line && `M${line[0].x} ${line[0].y}L${line[1].x} ${line[1].y}` : routeOf({ from, to }).path
  return (
    <svg className={classes.newLine} width={WORLD.width} height={WORLD.height} aria-hidden>
      <path d={path} markerEnd="url(#flow-head-accent)" />
    </svg>
  )
}
