import { isActing } from '#platform/actor.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { requireLocked } from '#platform/edit.ts'
import { forbidden } from '#platform/errors.ts'
import { writeRead } from './onboarding-article.queries.ts'
import { getOnboardingArticle, type OnboardingArticleRow } from './onboarding-article.service.ts'

/** Marks the article as read; a repeated call changes nothing. */
export function markRead(ctx: Context, id: number): Promise<OnboardingArticleRow> {
  return inTransaction(ctx, async (tx) => {
    if (tx.actor.kind !== 'user') throw forbidden()
    await requireLocked(tx, 'onboarding_articles', id)
    const row = await getOnboardingArticle(tx, id)
    if (isActing(tx.actor)) return row
    await writeRead(tx.db, { article_id: id, user_id: tx.actor.user_id, read_at: tx.platform.clock() })
    return { ...row, read: true }
  })
}
