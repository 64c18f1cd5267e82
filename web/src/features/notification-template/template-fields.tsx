import type { UseFormReturnType } from '@mantine/form'
import {
  audienceName,
  audiencesOf,
  channelName,
  channelsOf,
  eventName,
  mayNameStatus,
  NOTIFICATION_AUDIENCES,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
} from '@tracklane/contract/notification-event'
import { STATUS_IDS, statusName } from '@tracklane/contract/order-status'
import type { ReactNode } from 'react'
import { fieldOf } from '#lib/form-field.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormSection, wide } from '#ui/form-section.tsx'
import { ChannelText } from './channel-text.tsx'
import classes from './notification-template.module.css'
import { needsAudience, type TemplateValues, withChannel, withEvent } from './template-form.rules.ts'
import { audienceText } from './template-words.ts'

type Form = UseFormReturnType<TemplateValues>

interface TemplateFieldsProps {
  form: Form
  /** True for a new template: only there event, channel and audience can be chosen. */
  isNew: boolean
}

/** The subject of a template: name, event, channel and audience. */
export function TemplateFields({ form, isNew }: TemplateFieldsProps) {
  const t = useT()
  const say = usePhrase()
  const { event } = form.values
  return (
    <FormSection title={t('notification_template', 'Template')}>
      <TextField
        label={t('notification_template', 'Name')}
        description={t('notification_template', 'Only administrators see it')}
        required
        isFirst
        maxLength={120}
        className={wide ?? ''}
        {...fieldOf(form, 'name')}
      />
      {isNew ? <Choices form={form} /> : <Chosen values={form.values} />}
      {event && mayNameStatus(event) && (
        <SelectField
          label={t('notification_template', 'New status')}
          placeholder={t('notification_template', 'Any status')}
          options={STATUS_IDS.map((value) => ({ value, label: say(statusName(value)) }))}
          {...fieldOf(form, 'status_id')}
        />
      )}
      <CheckboxField
        className={wide ?? ''}
        label={t('record', 'Active')}
        description={t('notification_template', 'As long as it is not, nothing is sent by it')}
        {...fieldOf(form, 'active')}
      />
    </FormSection>
  )
}

/** The choices of a new template; each limits the others to what fits. */
function Choices({ form }: { form: Form }) {
  const t = useT()
  const say = usePhrase()
  const { values } = form
  const { event, channel } = values
  const channels = event ? channelsOf(event) : NOTIFICATION_CHANNELS
  const audiences = event ? audiencesOf(event, channel) : NOTIFICATION_AUDIENCES
  const take = (changed: TemplateValues, field: keyof TemplateValues) => {
    form.setValues(changed)
    form.clearFieldError(field)
  }
  return (
    <>
      <SelectField
        label={t('notification_template', 'Event')}
        required
        options={NOTIFICATION_EVENTS.map((value) => ({ value, label: say(eventName(value)) }))}
        {...fieldOf(form, 'event')}
        onChange={(next) => take(withEvent(values, next), 'event')}
      />
      <SelectField
        label={t('notification_template', 'Channel')}
        required
        options={channels.map((value) => ({ value, label: say(channelName(value)) }))}
        {...fieldOf(form, 'channel')}
        onChange={(next) => next && take(withChannel(values, next), 'channel')}
      />
      {needsAudience(values) ? (
        <SelectField
          label={t('notification_template', 'Audience')}
          required
          options={audiences.map((value) => ({ value, label: say(audienceName(value)) }))}
          {...fieldOf(form, 'audience')}
        />
      ) : (
        <p className={`${classes.whom} ${wide}`}>{t('notification_template', 'For the person concerned, whatever their role')}</p>
      )}
    </>
  )
}

/** The event, channel and audience of an existing template, which are fixed. */
function Chosen({ values: { event, channel, audience } }: { values: TemplateValues }) {
  const t = useT()
  const say = usePhrase()
  return (
    <dl className={`${classes.chosen} ${wide}`}>
      <Fact label={t('notification_template', 'Event')}>{event && say(eventName(event))}</Fact>
      <Fact label={t('notification_template', 'Channel')}>
        <ChannelText channel={channel} />
      </Fact>
      <Fact label={t('notification_template', 'Audience')}>{audienceText(t, audience)}</Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
