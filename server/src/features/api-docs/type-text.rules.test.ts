import { expect, test } from 'vitest'
import { typeText } from './type-text.rules.ts'

test.each([
  [{ type: 'string' }, 'string'],
  [{ type: 'string', pattern: '^[A-Z]{3}$' }, 'string like ^[A-Z]{3}$'],
  [{ type: 'string', format: 'email', pattern: '@' }, 'email'],
  [{ type: 'string', maxLength: 80 }, 'string ≤ 80'],
  [{ type: 'string', minLength: 1, maxLength: 80 }, 'string 1 to 80'],
  [{ type: 'string', format: 'date-time' }, 'date-time'],
  [{ type: 'integer', minimum: 1, maximum: 2_147_483_647 }, 'integer'],
  [{ type: 'integer', minimum: 1 }, 'integer ≥ 1'],
  [{ type: 'boolean' }, 'boolean'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object' }] }, 'Error & {}'],
  [{ enum: ['a', 'b'], type: 'string' }, '"a" | "b"'],
  [{ const: 1 }, '1'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Order' } }, 'Order[]'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, '{\n  [name]: number\n}'],
  [
    {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'number' }, b: { type: 'object', properties: { c: { type: 'string', description: 'Why' } } } },
    },
    '{\n  a: number\n  b?: {\n    c?: string // Why\n  }\n}',
  ],
  [{}, 'anything'],
])('%j reads %j', (schema, text) => {
  expect(typeText(schema)).toBe(text)
})
