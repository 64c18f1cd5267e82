import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LogItem } from '#features/model-log/log-button.parts.tsx'
import { ListPage } from '#kit/list-page.tsx'
import { useListSearch } from '#kit/list-search.ts'
import { useT } from '#lib/i18n.ts'
import { ActiveMark, activeFilter } from '#ui/active-mark.tsx'
import { CardFace } from '#ui/card-face.tsx'
import { completenessText } from './completeness.tsx'
import { languageQueries } from './language.api.ts'
import { LanguageEdit, NewLanguage } from './language-drawer.tsx'
import { useLanguageColumns } from './language-fields.tsx'
import { LanguageSearch } from './language-search.ts'

/** The screen /i18n/languages/: the offered languages, with their translated share and number of readers. */
export function LanguageIndexPage() {
  const t = useT()
  const client = useQueryClient()
  const list = useListSearch(LanguageSearch)
  const { openId, isNew, close } = list
  return (
    <ListPage
      title={t('language', 'Languages')}
      route="/i18n/languages/"
      component="languages"
      list={list}
      rows={useQuery(languageQueries.page(list.query))}
      columns={useLanguageColumns()}
      nameOf={({ name }) => name}
      card={(language) => (
        <CardFace
          name={language.name}
          mark={<ActiveMark active={language.active} />}
          facts={[language.char_code, completenessText(t, language), readersText(language.users)]}
        />
      )}
      find={{ label: t('language', 'Search languages'), placeholder: t('language', 'Name, code') }}
      filters={[activeFilter(t)]}
      ask={(filter) => client.fetchQuery(languageQueries.page(list.queryWith(filter)))}
      none={{ title: t('language', 'No languages yet'), text: t('language', 'Add one: its texts are written under Phrases.') }}
      nothingFound={{ title: t('language', 'No language found'), text: t('record', 'Nothing matches the search and the filters.') }}
      menu={({ id, name }, back) => <LogItem entity="language" id={id} name={name} onClose={back} />}
      addLabel={t('language', 'New language')}
      drawer={isNew ? <NewLanguage onClose={close} /> : openId !== undefined && <LanguageEdit key={openId} id={openId} onClose={close} />}
    />
  )

  function readersText(users: number): string {
    return t('language', '{users, plural, one {# reader} other {# readers}}', { users })
  }
}
