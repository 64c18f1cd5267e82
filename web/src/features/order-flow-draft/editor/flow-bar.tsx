import { SegmentedControl } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { OrderFlow } from '@tracklane/contract/order-flow'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import type { FlowView } from '#features/order-flow-draft/flow-search.ts'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { PanelButton, RehearseButton, TurnButtons } from './bar-tools.tsx'
import classes from './flow-bar.module.css'
import { RoleView } from './role-view.tsx'
import { SaveButton } from './save-button.tsx'
import type { Saving } from './saving.ts'
import { useDeskSize } from './use-desk-size.ts'
import { useFlowView } from './use-flow-view.ts'

interface FlowBarProps {
  title: string
  flow: OrderFlow | undefined
  saving: Saving
  onRehearse: () => void
  /** Opens the panel, where that is not beside the graph. */
  onPanel: (() => void) | undefined
}

export function FlowBar({ title, flow, saving, onRehearse, onPanel }: FlowBarProps) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <header className={classes.bar}>
      <div className={classes.title}>
        <IconButton label={t('flow_editor', 'All flows')} onClick={() => void navigate({ to: '/order-flow/' })}>
          <IconArrowLeft size={20} aria-hidden />
        </IconButton>
        <h1 className={classes.name} title={title}>
          {title}
        </h1>
        <span className={classes.version}>
          {flow ? t('flow_editor', 'Version {version}', { version: flow.version }) : t('flow_editor', 'Not saved yet')}
        </span>
        {flow && <LogButton entity="order-flow" id={flow.id} name={flow.name} />}
      </div>
      <div className={classes.views}>
        <ViewSwitch />
        <RoleView />
      </div>
      <div className={classes.tools} data-at-bottom>
        {onPanel && <PanelButton onOpen={onPanel} />}
        <TurnButtons />
        <RehearseButton onRehearse={onRehearse} />
        <SaveButton flow={flow} saving={saving} />
      </div>
    </header>
  )
}

function ViewSwitch() {
  const t = useT()
  const { view, show } = useFlowView()
  const { isPhone } = useDeskSize()
  const views: { value: FlowView; label: string }[] = [
    { value: 'graph', label: t('flow_editor', 'Graph') },
    { value: 'matrix', label: t('flow_editor', 'Matrix') },
  ]
  return (
    <SegmentedControl
      aria-label={t('flow_editor', 'How the flow is shown')}
      className={classes.switch}
      data={isPhone ? [{ value: 'list', label: t('flow_editor', 'List') }, ...views] : views}
      value={view}
      onChange={(next) => show(next as FlowView)} // a value of the list above
    />
  )
}
