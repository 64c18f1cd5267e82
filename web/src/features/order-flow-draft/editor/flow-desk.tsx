import type { OrderFlow } from '@tracklane/contract/order-flow'
import { useState } from 'react'
import { useEditing } from '#features/order-flow-draft/flow-editor.store.ts'
import { FlowGraph } from '#features/order-flow-draft/graph/flow-graph.tsx'
import { FlowMatrix } from '#features/order-flow-draft/matrix/flow-matrix.tsx'
import { FlowPanel } from '#features/order-flow-draft/panel/flow-panel.tsx'
import { useRehearsal } from '#features/order-flow-draft/panel/use-rehearsal.ts'
import { doneText } from '#features/order-flow-draft/rules/done-text.rules.ts'
import { SaveDialog } from '#features/order-flow-draft/save/save-dialog.tsx'
import { StepList } from '#features/order-flow-draft/steps/step-list.tsx'
import { usePhrase, useT } from '#lib/i18n.ts'
import { useDocumentTitle } from '#ui/use-document-title.ts'
import { DeskNotices } from './desk-notices.tsx'
import { FlowBar } from './flow-bar.tsx'
import classes from './flow-desk.module.css'
import { FlowLegend } from './flow-legend.tsx'
import { PanelDrawer } from './panel-drawer.tsx'
import type { Saving } from './saving.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useDeskSize } from './use-desk-size.ts'
import { useFlowView } from './use-flow-view.ts'

interface FlowDeskProps {
  title: string
  /** Undefined for a copy that is not saved yet. */
  flow: OrderFlow | undefined
  saving: Saving
}

/** The editor: bar, graph or matrix, and the panel beside them. */
export function FlowDesk({ title, flow, saving }: FlowDeskProps) {
  useDocumentTitle(title)
  const { isPhone, hasPanel } = useDeskSize()
  const { view } = useFlowView()
  const rehearsal = useRehearsal()
  const [isPanelOpen, setPanelOpen] = useState(false)
  useDeskKeys(saving)
  const rehearse = () => {
    rehearsal.run()
    setPanelOpen(true)
    // The result may be below a long list, or behind the selection.
    setTimeout(() => document.querySelector('[data-rehearsal]')?.scrollIntoView?.({ block: 'nearest' }))
  }
  return (
    <div className={classes.desk} data-view={view}>
      <FlowBar
        title={title}
        flow={flow}
        saving={saving}
        onRehearse={rehearse}
        onPanel={hasPanel || view === 'list' ? undefined : () => setPanelOpen(true)}
      />
      <DeskNotices saving={saving} flow={flow} />
      <div className={classes.work}>
        <div className={classes.main}>
          {view === 'graph' && <FlowGraph />}
          {view === 'matrix' && <FlowMatrix />}
          {view === 'list' && <StepList />}
          {!isPhone && <FlowLegend view={view} />}
        </div>
        {(hasPanel || view === 'list') && (
          <aside className={classes.panel}>
            <FlowPanel rehearsal={rehearsal} hasSelection={view !== 'list'} />
          </aside>
        )}
        {!hasPanel && view !== 'list' && (
          <PanelDrawer isOpen={isPanelOpen} onOpen={setPanelOpen}>
            <FlowPanel rehearsal={rehearsal} hasSelection />
          </PanelDrawer>
        )}
      </div>
      {saving.asked && <SaveDialog asked={saving.asked} onAnswer={saving.answer} />}
      <FlowAnnouncer />
    </div>
  )
}

/** Announces the latest action politely. */
function FlowAnnouncer() {
  const t = useT()
  const say = usePhrase()
  const said = useEditing((state) => state.said)
  const what = said && say(doneText(said.done))
  return (
    <div className="visually-hidden" aria-live="polite" role="status">
      {what &&
        (said.way === 'undid'
          ? t('flow_editor', 'Undone: {what}', { what })
          : said.way === 'redid'
            ? t('flow_editor', 'Redone: {what}', { what })
            : what)}
    </div>
  )
}
