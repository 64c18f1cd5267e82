import { Link } from '@tanstack/react-router'
import { NotificationTemplate } from '@tracklane/contract/notification-template'
import { ApiError } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { Callout } from '#ui/callout.tsx'

/** Finds the other template with the same purpose, which a refusal (422) names. */
export function conflictingTemplate(error: Error | null | undefined): Other | undefined {
  return error instanceof ApiError && error.status === 422 ? Named.safeParse(error.data).data : undefined
}

const Named = NotificationTemplate.pick({ id: true, name: true })

interface Other {
  readonly id: number
  readonly name: string
}

/** A link to the other template. */
export function OtherTemplate({ other }: { other: Other | undefined }) {
  const t = useT()
  if (!other) return null
  return (
    <Callout title={t('notification_template', 'There is a template for the same event, status, channel and audience already')} isError>
      <Link to="/notification/templates/" search={{ id: other.id }}>
        {t('notification_template', 'Open {name}', { name: other.name })}
      </Link>
    </Callout>
  )
}
