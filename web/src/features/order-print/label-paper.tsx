import { Radio, Stack } from '@mantine/core'
import { LABEL_FORMATS } from '@tracklane/contract/order-print'
import { useId } from 'react'
import { useT } from '#lib/i18n.ts'
import classes from './label-paper.module.css'
import { firstSheet, type LabelChoice } from './label-places.rules.ts'

interface LabelPaperProps {
  choice: LabelChoice
  onChange: (change: Partial<LabelChoice>) => void
  /** The number of labels. */
  count: number
}

/** The paper with a picture of its first sheet; on A4 the first place is chosen in the picture. */
export function LabelPaper({ choice, onChange, count }: LabelPaperProps) {
  const t = useT()
  return (
    <div className={classes.paper}>
      <Radio.Group
        label={t('print', 'Paper')}
        value={choice.format}
        onChange={(value) => onChange({ format: LABEL_FORMATS.find((format) => format === value) ?? '100x150' })}
      >
        <Stack gap="sm" mt="xs">
          <Radio value="100x150" label={t('print', '100 × 150 mm')} description={t('print', 'A label printer: one label a page')} />
          <Radio value="a4" label={t('print', 'A4')} description={t('print', 'Four labels a sheet, to cut or on sticky paper')} />
        </Stack>
      </Radio.Group>
      {choice.format === 'a4' ? <Sheet start={choice.start} count={count} onChange={(start) => onChange({ start })} /> : <OneLabel />}
    </div>
  )
}

function Sheet({ start, count, onChange }: { start: number; count: number; onChange: (start: number) => void }) {
  const t = useT()
  const name = useId()
  return (
    <fieldset className={classes.picture}>
      <legend>{t('print', 'First free place')}</legend>
      <div className={classes.sheet}>
        {firstSheet(count, start).map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a sheet are their numbers
          <label key={index} className={classes.place} data-place={place}>
            <input
              type="radio"
              name={name}
              checked={start === index + 1}
              onChange={() => onChange(index + 1)}
              aria-label={t('print', 'Place {place}', { place: index + 1 })}
            />
            <span className={classes.number}>{index + 1}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function OneLabel() {
  return (
    <div className={classes.picture} aria-hidden>
      <div className={classes.label}>
        <span className={classes.place} data-place="label" />
      </div>
    </div>
  )
}
