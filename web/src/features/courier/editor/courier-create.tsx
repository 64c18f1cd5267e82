import { useForm } from '@mantine/form'
import { CourierDraft } from '@tracklane/contract/courier'
import { phrase } from '@tracklane/contract/kit/phrase'
import { useProfile } from '#features/auth/auth.api.ts'
import { useCreateCourier } from '#features/courier/courier.api.ts'
import { focusFirstError } from '#lib/first-error.ts'
import { checkedBy, fieldErrors } from '#lib/form-errors.ts'
import { translatePhrase, useT } from '#lib/i18n.ts'
import { EditorDrawer } from '#ui/editor-drawer.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { useUnsaved } from '#ui/use-unsaved.ts'
import { CourierFields } from './courier-fields.tsx'
import { bodyOf, type CourierValues, newCourier } from './courier-values.ts'

const MISSING = phrase('validation', 'Value missed')

export function CourierCreate({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { country_id } = useProfile()
  // Only who works in one country alone leaves it to the server.
  const needsCountry = country_id === null
  const form = useForm<CourierValues>({
    initialValues: newCourier(country_id),
    validate: (values) => ({
      ...checkedBy(CourierDraft)(bodyOf(values)),
      ...(needsCountry && values.country_id === null && { country_id: translatePhrase(MISSING) }),
    }),
  })
  const create = useCreateCourier()
  const letGo = useUnsaved(form.isDirty(), (search) => search.new === '1')

  const save = form.onSubmit((values) => {
    const body = CourierDraft.parse({ ...bodyOf(values), ...(needsCountry && { country_id: values.country_id }) })
    create.mutate(body, {
      onSuccess: ({ name }) => {
        letGo()
        toastSuccess(t('courier', '{name} is added', { name }))
        onClose()
      },
      onError: (error) => {
        form.setErrors(fieldErrors(error))
        focusFirstError()
      },
    })
  }, focusFirstError)

  return (
    <EditorDrawer
      title={t('courier', 'New courier')}
      saveLabel={t('courier', 'Add courier')}
      isSending={create.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <CourierFields form={form} needsCountry={needsCountry} />
    </EditorDrawer>
  )
}
