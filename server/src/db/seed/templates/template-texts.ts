/** Texts of the templates that every installation begins with, in one language. */
export interface TemplateTexts {
  /** In the bell of logists and organization administrators. */
  readonly staff: Readonly<Record<'created' | 'status' | 'assigned' | 'removed' | 'date' | 'not_delivered', string>>
  /** To couriers on every channel; `subject` stands above a mail. */
  readonly courier: Readonly<Record<CourierText, { readonly subject: string; readonly body: string }>>
  readonly account: { readonly subject: string; readonly body: string }
  /** To customers: `short` by SMS and messenger, the others make a mail, a paragraph each. */
  readonly customer: Readonly<
    Record<CustomerText, { readonly short: string; readonly subject: string; readonly paragraphs: readonly string[] }>
  >
  /** Below every mail to a customer. */
  readonly refusal: string
}

export type CourierText = 'status' | 'assigned' | 'removed' | 'date' | 'tomorrow'
export type CustomerText = 'accepted' | 'date' | 'tomorrow' | 'out' | 'not_delivered' | 'delivered' | 'returned'
