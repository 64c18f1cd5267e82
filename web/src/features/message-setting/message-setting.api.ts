import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type MessageSettingChange, messageSettingEndpoints } from '@tracklane/contract/message-setting'
import { call } from '#lib/http.ts'

/** The settings are a part of the profile. */
const PROFILE = ['auth']

export function useChangeMessageSetting() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: MessageSettingChange) => call(messageSettingEndpoints.update, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: PROFILE }),
  })
}
