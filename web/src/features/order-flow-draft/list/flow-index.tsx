import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import type { OrderFlow } from '@tracklane/contract/order-flow'
import { useState } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { LogItem } from '#features/model-log/log-button.parts.tsx'
import { CopyDialog } from '#features/order-flow-draft/copy/copy-dialog.tsx'
import { flowDraftQueries, useRemoveFlow } from '#features/order-flow-draft/flow-draft.api.ts'
import { FlowListSearch } from '#features/order-flow-draft/flow-search.ts'
import { useFlowPlace } from '#features/order-flow-draft/use-flow-place.ts'
import { ListPage } from '#kit/list-page.tsx'
import { useListSearch } from '#kit/list-search.ts'
import { useRowRemoval } from '#kit/use-removal.ts'
import { translate, useT } from '#lib/i18n.ts'
import { CardFace } from '#ui/card-face.tsx'
import { MenuEntry } from '#ui/menu-entry.tsx'
import { SharedMark, useFlowColumns } from './flow-columns.tsx'
import { RenameDialog } from './rename-dialog.tsx'

/** The list of flows, with the place of each. */
export function FlowIndex() {
  const t = useT()
  const client = useQueryClient()
  const { role } = useProfile()
  const list = useListSearch(FlowListSearch)
  const [copied, setCopied] = useState<OrderFlow>()
  const [renamed, setRenamed] = useState<{ flow: OrderFlow; back: () => void }>()
  const remove = useFlowRemoval()
  const rows = useQuery(flowDraftQueries.page(list.query))
  const found = sharedOf(rows.data)
  const whole = useQuery({ ...flowDraftQueries.page({}), enabled: list.isNew && rows.isSuccess && !found })
  const shared = found ?? sharedOf(whole.data)
  return (
    <>
      <ListPage
        title={t('flow_editor', 'Order flows')}
        route="/order-flow/"
        component="flows"
        list={list}
        rows={rows}
        columns={useFlowColumns()}
        nameOf={({ name }) => name}
        card={(flow) => <FlowFace flow={flow} />}
        find={{ label: t('flow_editor', 'Search flows'), placeholder: t('flow_editor', 'Name, organization, country') }}
        filters={[]}
        ask={(filter) => client.fetchQuery(flowDraftQueries.page(list.queryWith(filter)))}
        none={{
          title: t('flow_editor', 'No flows yet'),
          text: t('flow_editor', 'A flow says which steps an order may take, and who may take them.'),
        }}
        nothingFound={{ title: t('flow_editor', 'No flow found'), text: t('record', 'Nothing matches the search and the filters.') }}
        menu={(flow, back) => (
          <FlowMenu
            flow={flow}
            onRename={() => setRenamed({ flow, back })}
            onCopy={() => setCopied(flow)}
            onRemove={() => remove(flow, back)}
            onBack={back}
          />
        )}
        addLabel={seesEveryOrganization({ role }) ? t('flow_editor', 'New flow') : t('record', 'Make our own copy')}
      />
      {list.isNew && shared && <CopyDialog flow={shared} onClose={list.close} />}
      {renamed && (
        <RenameDialog
          flow={renamed.flow}
          onClose={() => {
            setRenamed(undefined)
            renamed.back()
          }}
        />
      )}
      {copied && <CopyDialog flow={copied} onClose={() => setCopied(undefined)} />}
    </>
  )
}

/** Finds the shared flow, from which copies are made; undefined where a search leaves it out. */
function sharedOf(page: { readonly data: readonly OrderFlow[] } | undefined): OrderFlow | undefined {
  return page?.data.find((flow) => flow.is_default)
}

interface FlowMenuProps {
  flow: OrderFlow
  onRename: () => void
  onCopy: () => void
  onRemove: () => void
  onBack: () => void
}

function FlowMenu({ flow, onRename, onCopy, onRemove, onBack }: FlowMenuProps) {
  const t = useT()
  const { role } = useProfile()
  const isOwn = role === 'admin' || !flow.is_default
  return (
    <>
      {isOwn && (
        <MenuEntry mark={<IconPencil size={16} aria-hidden />} onClick={onRename}>
          {t('flow_editor', 'Rename')}
        </MenuEntry>
      )}
      <MenuEntry mark={<IconCopy size={16} aria-hidden />} onClick={onCopy}>
        {isOwn ? t('flow_editor', 'Copy for…') : t('record', 'Make our own copy')}
      </MenuEntry>
      <LogItem entity="order-flow" id={flow.id} name={flow.name} onClose={onBack} />
      {!flow.is_default && (
        <MenuEntry mark={<IconTrash size={16} aria-hidden />} isDanger onClick={onRemove}>
          {t('dialog', 'Delete')}
        </MenuEntry>
      )}
    </>
  )
}

function FlowFace({ flow }: { flow: OrderFlow }) {
  const t = useT()
  const { placeOf } = useFlowPlace()
  const steps = t('flow_editor', '{count, plural, one {# step} other {# steps}}', { count: flow.links.length })
  return <CardFace name={flow.name} mark={flow.is_default && <SharedMark />} facts={[placeOf(flow), steps]} />
}

/**
 * Asks before a deletion, naming the people concerned and the flow that applies then. `onEnd` is called when the flow is deleted or kept.
 */
function useFlowRemoval(): (flow: OrderFlow, onEnd: () => void) => void {
  const client = useQueryClient()
  const remove = useRowRemoval(useRemoveFlow())
  return (flow, onEnd) => remove(flow, whom(client, flow), onEnd)
}

/** Returns the text of the question; without the numbers where they do not come. */
async function whom(client: ReturnType<typeof useQueryClient>, flow: OrderFlow): Promise<string> {
  const [reach, flows] = await Promise.all([
    client.fetchQuery(flowDraftQueries.reach({ id: flow.id })).catch(() => undefined),
    client.fetchQuery(flowDraftQueries.page({})).catch(() => undefined),
  ])
  const next = flows && nextFlow(flows.data, flow)
  const reached =
    reach &&
    translate('flow_editor', 'It reaches the boards of {people, plural, one {# person} other {# people}}.', { people: reach.people })
  const after = next && translate('flow_editor', 'Its orders then follow the flow “{name}”.', { name: next.name })
  return [reached, after].filter(Boolean).join(' ')
}

/** Returns the flow for the orders of a deleted one: the whole organization's, else the shared default. */
function nextFlow(flows: readonly OrderFlow[], { id, organization_id, country_id }: OrderFlow): OrderFlow | undefined {
  const whole = flows.find(
    (flow) => flow.id !== id && country_id !== null && flow.organization_id === organization_id && flow.country_id === null,
  )
  return whole ?? flows.find((flow) => flow.is_default)
}
