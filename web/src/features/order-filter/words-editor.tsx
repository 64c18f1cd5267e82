import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import type { FilterEditorProps } from '#ui/filters/filter-kind.ts'
import { type OrderFilterParts, orNone } from './order-filter-parts.ts'

interface WordsEditorProps extends FilterEditorProps<OrderFilterParts> {
  field: 'postcode' | 'town'
  label: string
}

/** Several words with commas; any of them matches. */
export function WordsEditor({ draft, onChange, field, label }: WordsEditorProps) {
  const t = useT()
  const [text, setText] = useState(() => draft[field]?.join(', ') ?? '')
  const change = (next: string) => {
    setText(next)
    const words = next.split(',').map((word) => word.trim())
    onChange({ [field]: orNone([...new Set(words)].filter((word) => word !== '')) })
  }
  return <TextField label={label} description={t('filter', 'Several with commas between')} value={text} onChange={change} isFirst />
}
