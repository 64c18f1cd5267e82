import { Button, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { ANY_LANGUAGE } from '@tracklane/contract/i18n-source'
import type { ComponentProps } from 'react'
import { useT } from '#lib/i18n.ts'
import { KeyCap } from '#ui/key-cap.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { CategorySelect } from './category-list.tsx'
import { FileMenu } from './file-menu.tsx'
import { LanguageColumns } from './language-columns.tsx'
import { missingAmong } from './shown-languages.rules.ts'
import type { Phrases } from './use-phrases.ts'

interface PhrasesHeadProps {
  phrases: Phrases
  next: { go: () => unknown; isLooking: boolean }
  /** The categories, where they have no column of their own. */
  list: ComponentProps<typeof CategorySelect> | undefined
  /** True where the languages stand side by side. */
  hasColumns: boolean
}

export function PhrasesHead({ phrases, next, list, hasColumns }: PhrasesHeadProps) {
  const t = useT()
  const { search, patch, languages, columns } = phrases
  const closed = { id: undefined, in: undefined }
  return (
    <PageHead
      title={t('phrases', 'Phrases')}
      actions={
        <>
          {hasColumns && languages.length > 1 && (
            <LanguageColumns
              languages={languages}
              shown={columns}
              onShown={(shown) => void patch({ page: search.page, shown, missing_in: missingAmong(shown, search.missing_in), ...closed })}
            />
          )}
          <FileMenu languages={languages} />
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => void patch({ page: search.page, new: true })}>
            {t('phrases', 'New phrase')}
          </Button>
        </>
      }
    >
      <SearchField
        label={t('phrases', 'Search phrases')}
        placeholder={t('phrases', 'Phrase or translation')}
        value={search.search ?? ''}
        onChange={(text) => void patch({ search: text || undefined, ...closed })}
      />
      {list && <CategorySelect {...list} />}
      <NativeSelect
        w={160}
        aria-label={t('phrases', 'Missing in')}
        value={search.missing_in?.[0] ?? ''}
        onChange={(event) => void patch({ missing_in: event.currentTarget.value ? [event.currentTarget.value] : undefined, ...closed })}
        data={[
          { value: '', label: t('phrases', 'All phrases') },
          { value: ANY_LANGUAGE, label: t('phrases', 'Missing in any') },
          ...languages.map(({ char_code, name }) => ({
            value: char_code,
            label: t('phrases', 'Missing in {language}', { language: name }),
          })),
        ]}
      />
      <Button variant="subtle" loading={next.isLooking} rightSection={<KeyCap>N</KeyCap>} aria-keyshortcuts="n" onClick={() => next.go()}>
        {t('phrases', 'Next missing')}
      </Button>
    </PageHead>
  )
}
