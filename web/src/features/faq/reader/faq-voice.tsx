import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { type Faq, faqEndpoints } from '@tracklane/contract/faq'
import { mayCallNow } from '@tracklane/contract/kit/acting'
import { useId } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { useSayHelpful } from '#features/faq/faq-reader.api.ts'
import { useT } from '#lib/i18n.ts'
import classes from './faq-reader.module.css'

/** The vote whether the answer has helped: shown as it was given, and changeable. */
export function FaqVoice({ faq: { id, voice } }: { faq: Faq }) {
  const t = useT()
  const labelId = useId()
  const maySay = mayCallNow(faqEndpoints.sayHelpful, useProfile())
  const say = useSayHelpful(id)
  const said = say.isPending ? say.variables : (say.data?.helpful ?? voice)
  if (!maySay) return <p className={classes.voice}>{t('faq_reader', 'Everybody says for themselves whether it helps')}</p>
  const choices = [
    { helpful: true, label: t('faq_reader', 'Yes, it helped'), Icon: IconThumbUp },
    { helpful: false, label: t('faq_reader', 'No, it did not help'), Icon: IconThumbDown },
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend that cannot stand in a line
    <div role="group" className={classes.voice} aria-labelledby={labelId} aria-busy={say.isPending}>
      <span id={labelId}>{t('faq_reader', 'Was this helpful?')}</span>
      {choices.map(({ helpful, label, Icon }) => (
        <button
          key={label}
          type="button"
          className={classes.say}
          aria-label={label}
          aria-pressed={said === helpful}
          data-pending={(say.isPending && said === helpful) || undefined}
          onClick={() => said !== helpful && say.mutate(helpful)}
        >
          <Icon size={16} aria-hidden />
          {helpful ? t('faq_reader', 'Yes') : t('faq_reader', 'No')}
        </button>
      ))}
      <span role="status" className={classes.thanks}>
        {say.isSuccess && t('faq_reader', 'Thank you')}
      </span>
    </div>
  )
}
