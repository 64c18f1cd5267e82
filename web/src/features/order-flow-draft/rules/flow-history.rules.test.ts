import { describe, expect, test } from 'vitest'
import { changesOf, drawnSteps, linksOf, rolesOf, type Steps, stepsOf, switchState } from './flow-draft.rules.ts'
import { type Edit, edited, joined, opened, redone, saved, undone } from './flow-history.rules.ts'

const base: Steps = [
  { from: 1, to: 2, roles: ['admin', 'logist'] },
  { from: 2, to: 3, roles: ['logist'] },
]
const [first, second] = [
  { from: 1, to: 2 },
  { from: 2, to: 3 },
] as const
const fresh = { from: 3, to: 6 } as const

describe('an edit has a name, and can be undone', () => {
  test.each<[string, Edit, object]>([
    ['a new step', { does: 'set', pairs: [fresh], roles: ['logist'] }, { kind: 'added', ...fresh }],
    ['other roles', { does: 'set', pairs: [first], roles: ['courier'] }, { kind: 'set', ...first }],
    ['a step taken away', { does: 'remove', pairs: [second] }, { kind: 'removed', ...second }],
    ['one more role', { does: 'switch', pairs: [first], role: 'courier' }, { kind: 'given', ...first, role: 'courier' }],
    ['one role less', { does: 'switch', pairs: [first], role: 'logist' }, { kind: 'taken', ...first, role: 'logist' }],
    ['the first role of a step', { does: 'switch', pairs: [fresh], role: 'admin' }, { kind: 'added', ...fresh }],
    ['two at once', { does: 'remove', pairs: [first, second] }, { kind: 'several', count: 2 }],
  ])('%s', (_name, edit, done) => {
    const after = edited(opened(base), edit)
    expect(after.past.at(-1)?.done).toEqual(done)
    expect(changesOf(base, undone(after).draft)).toEqual([])
    expect(changesOf(after.draft, redone(undone(after)).draft)).toEqual([])
  })

  test.each<[string, Edit]>([
    ['the same roles in another order', { does: 'set', pairs: [first], roles: ['logist', 'admin'] }],
    ['a step that is not there taken away', { does: 'remove', pairs: [fresh] }],
    ['a step from a status to itself', { does: 'set', pairs: [{ from: 4, to: 4 }], roles: ['admin'] }],
    ['nothing to discard', { does: 'discard' }],
  ])('%s is no change', (_name, edit) => {
    const history = opened(base)
    expect(edited(history, edit)).toBe(history)
  })

  test('a new edit removes what could be redone', () => {
    const back = undone(edited(opened(base), { does: 'remove', pairs: [first] }))
    expect(back.future).toHaveLength(1)
    expect(edited(back, { does: 'remove', pairs: [second] }).future).toEqual([])
    expect(undone(opened(base))).toEqual(opened(base))
    expect(redone(opened(base))).toEqual(opened(base))
  })

  test('restoring puts back the saved step, discarding the whole saved flow', () => {
    const gone = edited(opened(base), { does: 'remove', pairs: [first, second] })
    const one = edited(gone, { does: 'restore', pairs: [first] })
    expect(one.past.at(-1)?.done).toEqual({ kind: 'restored', ...first })
    expect(rolesOf(one.draft, first)).toEqual(['admin', 'logist'])
    const all = edited(gone, { does: 'discard' })
    expect([all.past.at(-1)?.done, all.draft]).toEqual([{ kind: 'discarded', count: 2 }, base])
  })

  test('a saved draft can still be undone, and counts as a change then', () => {
    const drawn = edited(opened(base), { does: 'remove', pairs: [first] })
    const after = saved(drawn, drawn.draft)
    expect(changesOf(after.base, after.draft)).toEqual([])
    expect(changesOf(after.base, undone(after).draft)).toMatchObject([{ ...first, change: 'added' }])
  })

  test('my changes on top of theirs can be undone to theirs', () => {
    const theirs = base.slice(0, 1)
    const mine: Steps = [...theirs, { ...fresh, roles: ['admin'] }]
    const history = joined(theirs, mine)
    expect(history.past.at(-1)?.done).toEqual({ kind: 'joined', count: 1 })
    expect(undone(history).draft).toBe(theirs)
    expect(joined(theirs, theirs).past).toEqual([])
  })

  test('at most 200 edits can be undone', () => {
    let history = opened(base)
    for (let count = 0; count < 205; count += 1) history = edited(history, { does: 'switch', pairs: [first], role: 'courier' })
    expect(history.past).toHaveLength(200)
  })
})

describe('several steps', () => {
  test('get a role together where one lacks it, and lose it where all have it', () => {
    const pairs = [first, second, fresh]
    expect(switchState(base, pairs, 'logist')).toBe('mixed')
    const on = edited(opened(base), { does: 'switch', pairs, role: 'logist' })
    expect([switchState(on.draft, pairs, 'logist'), rolesOf(on.draft, fresh)]).toEqual(['on', ['logist']])
    const off = edited(on, { does: 'switch', pairs, role: 'logist' })
    expect([switchState(off.draft, pairs, 'logist'), rolesOf(off.draft, fresh)]).toEqual(['off', []])
  })
})

test('drawn steps are those of both flows, by status, each with its change', () => {
  const draft: Steps = [
    { from: 3, to: 6, roles: ['admin'] },
    { from: 1, to: 2, roles: ['admin'] },
  ]
  expect(drawnSteps(base, draft).map(({ from, to, change }) => [from, to, change])).toEqual([
    [1, 2, 'changed'],
    [2, 3, 'removed'],
    [3, 6, 'added'],
  ])
})

test('links are read and written unchanged, without unknown roles', () => {
  const links = [{ id: 5, status_from: 1, status_to: 2, roles: ['courier', 'ghost', 'admin', '__proto__'] }]
  expect(linksOf(stepsOf(links))).toEqual([{ status_from: 1, status_to: 2, roles: ['admin', 'courier'] }])
})
