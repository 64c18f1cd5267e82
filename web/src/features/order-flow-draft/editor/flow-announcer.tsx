import { useEditing } from '#features/order-flow-draft/flow-editor.store.ts'
import { doneText } from '#features/order-flow-draft/rules/done-text.rules.ts'
import { usePhrase, useT } from '#lib/i18n.ts'

/** The latest action, announced politely. */
export function FlowAnnouncer() {
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
