import { Link } from '@tanstack/react-router'
import { flowPhrases } from '@tracklane/contract/order-flow-edit'
import { usePhrase, useT } from '#lib/i18n.ts'

/** A link to the existing flow: there is one flow per place. */
export function TakenCountry({ flow }: { flow: { readonly id: number; readonly name: string } }) {
  const t = useT()
  const say = usePhrase()
  return (
    <>
      {say(flowPhrases.taken)}.{' '}
      <Link to="/order-flow/" search={{ id: flow.id }} style={{ color: 'inherit', textDecoration: 'underline' }}>
        {t('flow_editor', 'Open “{name}”', { name: flow.name })}
      </Link>
    </>
  )
}
