import { expect, test } from 'vitest'
import { isTrackList, readTracks } from './pasted-tracks.rules.ts'

const LONGEST = 'T'.repeat(40)

test.each<[string, string, string[], string[]]>([
  ['by lines', 'TL1\nTL2\r\nTL3', ['TL1', 'TL2', 'TL3'], []],
  ['by commas, semicolons, tabs and spaces', ' TL1, TL2;TL3\tTL4  TL5 ', ['TL1', 'TL2', 'TL3', 'TL4', 'TL5'], []],
  ['each once, in the order pasted', 'TL2 TL1 TL2', ['TL2', 'TL1'], []],
  ['with dashes and underscores', 'TL-1_a', ['TL-1_a'], []],
  ['what can be none, once', 'TL1 a.b a.b ß', ['TL1'], ['a.b', 'ß']],
  ['as long as one may be', `${LONGEST} ${LONGEST}T`, [LONGEST], [`${LONGEST}T`]],
  ['nothing', ' ,\n', [], []],
])('track numbers are read %s', (_case, text, tracks, malformed) => {
  expect(readTracks(text)).toEqual({ tracks, malformed })
})

test.each([
  ['TL1\nTL2', true],
  ['TL1, TL2', true],
  ['TL1;TL2', true],
  ['TL1\tTL2', true],
  [' TL1 \n\n TL2 \n', true],
  ['TLNTVZYYYSKR\nTLLPFGJDVXHM', true],
  ['TLNTVZYYYSK\nTL1', false],
  ['TL1', false],
  ['TL1 TL2', false],
  ['Ann Lee, Gartenweg 1', false],
  ['Ann, Lee', false],
  ['TL1\nLee', false],
  ['TL1\nTL 2', false],
  ['a.1\nTL2', false],
])('%j pasted into the search is a list: %s', (text, isList) => {
  expect(isTrackList(text)).toBe(isList)
})
