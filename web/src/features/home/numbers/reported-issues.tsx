import { Anchor } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { HomeSearch } from '#features/home/home-search.ts'
import { LatestIssues } from '#features/issue/issue-block.parts.tsx'
import { IssueDrawer } from '#features/issue/issue-drawer.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { Block } from './block.tsx'

/** Problems that people have reported, and a link to all of them. */
export function ReportedIssues() {
  const t = useT()
  const navigate = useNavigate()
  const [{ issues }] = useFilter(HomeSearch)
  return (
    <>
      <Block
        title={t('issue', 'Reported problems')}
        aside={
          <Anchor size="sm" renderRoot={(props) => <Link to="/" search={{ issues: true }} {...props} />}>
            {t('issue', 'All')}
          </Anchor>
        }
      >
        <LatestIssues />
      </Block>
      {issues && <Beside onClose={() => navigate({ to: '/', search: {}, replace: true })} />}
    </>
  )
}

/** Gives the focus back to the opener when it closes. */
function Beside({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  return <IssueDrawer onClose={onClose} />
}
