/** Texts of a new installation's templates, in one language. */
export interface TemplateTexts {
  /** Messages in the bell of logists and organization administrators. */
  readonly staff: Readonly<Record<'created' | 'status' | 'assigned' | 'removed' | 'date' | 'not_delivered', string>>
  /** Messages to couriers on every channel; `subject` is that of a mail. */
  readonly courier: Readonly<Record<CourierText, { readonly subject: string; readonly body: string }>>
  readonly account: { readonly subject: string; readonly body: string }
  /** Messages to customers: `short` by SMS and messenger; the others are the paragraphs of a mail. */
  readonly customer: Readonly<
    Record<CustomerText, { readonly short: string; readonly subject: string; readonly paragraphs: readonly string[] }>
  >
  /** The end of every mail to a customer. */
  readonly refusal: string
}

export type CourierText = 'status' | 'assigned' | 'removed' | 'date' | 'tomorrow'
export type CustomerText = 'accepted' | 'date' | 'tomorrow' | 'out' | 'not_delivered' | 'delivered' | 'returned'
