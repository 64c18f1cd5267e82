import { Chip, Group, Input, SegmentedControl } from '@mantine/core'
import type { Reason } from '@tracklane/contract/delivery'
import { STATUS } from '@tracklane/contract/order-status'
import { dayText } from '#lib/day.ts'
import { useT } from '#lib/i18n.ts'
import { DateField } from '#ui/fields/date-field.tsx'
import { DateTimeField } from '#ui/fields/date-time-field.tsx'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { TimeField } from '#ui/fields/time-field.tsx'
import type { Moment, NextDay } from './move-draft.rules.ts'
import classes from './move-sheet.module.css'
import type { MoveDraft } from './use-move-draft.ts'

interface FormProps {
  form: MoveDraft
}

/** A choice of reasons: one touch chooses, a second one removes the choice. */
export function ReasonField({ form: { draft, change }, to, reasons }: FormProps & { to: number; reasons: readonly Reason[] }) {
  const t = useT()
  const label = to === STATUS.DELIVERED ? t('delivery', 'How it was handed over') : t('order', 'Reason')
  return (
    <Input.Wrapper label={label} labelElement="div" role="group" aria-label={label}>
      <Group gap={8}>
        {reasons.map(({ id, name }) => (
          <Chip
            key={id}
            size="md"
            variant="outline"
            checked={draft.reason === id}
            onChange={(isChosen) => change({ reason: isChosen ? id : null })}
            classNames={{ label: classes.chip }}
          >
            {name}
          </Chip>
        ))}
      </Group>
    </Input.Wrapper>
  )
}

export function MomentField({ form: { draft, change, problems, now } }: FormProps) {
  const t = useT()
  const label = t('delivery', 'Delivered at')
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl<Moment>
        aria-label={label}
        fullWidth
        size="md"
        classNames={{ label: classes.segment }}
        value={draft.moment}
        onChange={(moment) => change({ moment, at: draft.at ?? now.toISOString() })}
        data={[
          { value: 'now', label: t('delivery', 'Now') },
          { value: 'earlier', label: t('delivery', 'Earlier') },
        ]}
      />
      {draft.moment === 'earlier' && (
        <DateTimeField
          className={classes.below}
          label={t('delivery', 'Day and time')}
          value={draft.at}
          onChange={(at) => change({ at })}
          defaultTime="12:00"
          today={dayText(now)}
          error={problems.at}
          required
        />
      )}
    </Input.Wrapper>
  )
}

export function NextWindowField({ form: { draft, change, problems, now } }: FormProps) {
  const t = useT()
  const label = t('order', 'New delivery day')
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl<NextDay>
        aria-label={label}
        fullWidth
        size="md"
        classNames={{ label: classes.segment }}
        value={draft.nextDay}
        onChange={(nextDay) => change({ nextDay })}
        data={[
          { value: 'open', label: t('delivery', 'Not yet') },
          { value: 'tomorrow', label: t('delivery', 'Tomorrow') },
          { value: 'other', label: t('delivery', 'Another day') },
        ]}
      />
      {draft.nextDay === 'other' && (
        <div className={classes.below}>
          <DateField
            label={label}
            isLabelHidden
            value={draft.day}
            onChange={(day) => change({ day })}
            today={dayText(now)}
            minDate={dayText(now)}
            maxDate={null}
            isToCome
            error={problems.day}
            required
          />
        </div>
      )}
      {draft.nextDay !== 'open' && (
        <Group grow align="flex-start" className={classes.below}>
          <TimeField label={t('order', 'From')} value={draft.from} onChange={(from) => change({ from })} canBeEmpty />
          <TimeField label={t('order', 'To')} value={draft.to} onChange={(to) => change({ to })} error={problems.to} />
        </Group>
      )}
    </Input.Wrapper>
  )
}

export function RemarkField({ form: { draft, change } }: FormProps) {
  const t = useT()
  return (
    <TextAreaField
      label={t('delivery', 'Remark for the office')}
      value={draft.comment}
      onChange={(comment) => change({ comment })}
      minRows={1}
      maxRows={4}
    />
  )
}
