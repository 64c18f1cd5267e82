import { expect, test } from 'vitest'
import { isCodeList } from './code-list.rules.ts'
import { pastedFilter, readCodes } from './pasted-codes.rules.ts'

const LONGEST = `T1${'T'.repeat(78)}`

test.each<[string, string, string[], string[]]>([
  ['by lines', 'TL1\nTL2\r\nTL3', ['TL1', 'TL2', 'TL3'], []],
  ['by commas, semicolons, tabs and spaces', ' TL1, TL2;TL3\tTL4  TL5 ', ['TL1', 'TL2', 'TL3', 'TL4', 'TL5'], []],
  ['each once, in the order pasted', 'TL2 TL1 TL2 tl1', ['TL2', 'tl1'], []],
  ['with signs of their own', 'HK-2231\nA/17.b\nNR#5_1', ['HK-2231', 'A/17.b', 'NR#5_1'], []],
  ['with spaces and commas of their own', 'HK 2231\nHK 2232, part 2', ['HK 2231', 'HK 2232, part 2'], []],
  ['without quotes, bullets and marks at their ends', '• "HK-2231",\n- „HK-2232“;\n3. HK-2233', ['HK-2231', 'HK-2232', 'HK-2233'], []],
  ['without a heading, which is named', 'Order number\nHK-1\nHK-2', ['HK-1', 'HK-2'], ['Order number']],
  ['from the column of a sheet that has them', 'Name\tNumber\nAnn Lee\tHK-101\nBob Ray\tHK-102', ['HK-101', 'HK-102'], ['Number']],
  [
    'and not from those of dates, amounts and phones',
    '28.11.2026\t12,50\t+49160361\tHK-101\n29.11.2026\t3.5\t+491\tHK-102',
    ['HK-101', 'HK-102'],
    [],
  ],
  ['without a digit, where they are our own', 'TLNTVZYYYSKR\ntllpfgjdvxhm', ['TLNTVZYYYSKR', 'tllpfgjdvxhm'], []],
  ['as long as one may be', `${LONGEST}\n${LONGEST}T`, [LONGEST], [`${LONGEST}T`]],
  ['nothing', ' ,\n', [], []],
])('codes are read %s', (_case, text, codes, leftOut) => {
  expect(readCodes(text)).toEqual({ codes, leftOut })
})

test.each([
  ['HK-101\nHK-102', true],
  ['HK-101, HK-102', true],
  ['HK-101;HK-102', true],
  ['HK-101\tHK-102', true],
  [' TL1 \n\n TL2 \n', true],
  ['Order number\nHK-101\nHK-102', true],
  ['Name\tNumber\nAnn Lee\tHK-101\nBob Ray\tHK-102', true],
  ['TLNTVZYYYSKR\ntllpfgjdvxhm', true],
  ['TLNTVZYYYSKR TLLPFGJDVXHM', true],
  ['• "HK-101",\n• "HK-102"', true],
  ['TLNTVZYYYSK\nTL1', false],
  ['TL1', false],
  ['HK-101 HK-102', false],
  ['0160 3614 277', false],
  ['1,990', false],
  ['Ann Lee, Gartenweg 1', false],
  ['Ann, Lee', false],
  ['TL1\nLee', false],
  ['TL1\nTL 2', false],
  ['Lindenallee 131\n22768 Hamburg', false],
])('%j pasted into the search is a list: %s', (text, isList) => {
  expect(isCodeList(text)).toBe(isList)
})

test('a pasted list is a filter; a list that is too long and one without a code are searched as text', () => {
  const instead = { track: undefined, foreign_id: undefined, search: undefined }
  expect(pastedFilter('HK-1\nHK-2')).toStrictEqual({ code: ['HK-1', 'HK-2'], ...instead })
  expect(pastedFilter('Ann\tLee\nBob\tRay')).toEqual({ search: 'Ann Lee Bob Ray' })
  const many = Array.from({ length: 501 }, (_, at) => `HK-${at}`)
  expect(pastedFilter(many.join('\n'))).toEqual({ search: many.join(' ').slice(0, 200) })
})
