import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Language } from '@tracklane/contract/i18n'
import { i18nSourceEndpoints, type PhrasesTaken } from '@tracklane/contract/i18n-source'
import { download } from '#kit/download.ts'
import { upload } from '#lib/upload.ts'
import { phraseQueries, showTexts } from './phrases.api.ts'

export function downloadPhrases({ id }: Language, label: string): Promise<boolean> {
  return download(i18nSourceEndpoints.fileOut, { params: { id } }, { label })
}

interface Given {
  readonly language: Language
  readonly file: File
}

/** Checks a file and returns the lines that would be taken; takes none. */
export function useCheckFile() {
  return useMutation({ mutationFn: (given: Given) => send(given, true) })
}

export function useTakeFile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => send(given, false),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: phraseQueries.all() }), showTexts(client)]),
  })
}

async function send({ language, file }: Given, check: boolean): Promise<PhrasesTaken> {
  return (await upload(i18nSourceEndpoints.fileIn, { params: { id: language.id }, query: { check }, file })).data
}
