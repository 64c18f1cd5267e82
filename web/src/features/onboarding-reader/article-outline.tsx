import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { OnboardingArticle } from '@tracklane/contract/onboarding-article'
import type { FullOnboardingSection } from '@tracklane/contract/onboarding-section'
import { useT } from '#lib/i18n.ts'
import classes from './article-outline.module.css'
import { useArticleAhead } from './onboarding-reader.api.ts'
import { articleGroups } from './onboarding-reading.rules.ts'
import { ProgressBar } from './progress-bar.tsx'

interface ArticleOutlineProps {
  section: FullOnboardingSection | undefined
  articles: readonly OnboardingArticle[]
  current: number | undefined
}

/** The other articles of the section, where there is room. */
export function ArticleOutline({ section, articles, current }: ArticleOutlineProps) {
  const t = useT()
  if (!section) return null
  const { read, total, name, language } = section
  return (
    <nav className={classes.outline} aria-label={name}>
      <p className={classes.name} lang={language}>
        {name}
      </p>
      <ProgressBar parts={[section]} />
      <p className={classes.read}>{t('onboarding_reader', '{read} of {total} read', { read, total })}</p>
      {articleGroups(articles, section.id).map((group) => (
        <div key={group.id}>
          <p className={classes.category}>{group.name}</p>
          <ul className={classes.entries}>
            {group.articles.map((article) => (
              <Entry key={article.id} article={article} isCurrent={article.id === current} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Entry({ article: { id, title, language, read }, isCurrent }: { article: OnboardingArticle; isCurrent: boolean }) {
  const t = useT()
  const ahead = useArticleAhead()
  const Icon = read ? IconCircleCheckFilled : IconCircleDashed
  return (
    <li>
      <Link
        to="/onboarding"
        search={{ article: id }}
        replace
        className={classes.entry}
        activeProps={{}}
        aria-current={isCurrent ? 'page' : undefined}
        data-read={read || undefined}
        {...ahead(id)}
      >
        <Icon size={16} aria-hidden />
        <span lang={language}>{title}</span>
        {read && <span className="visually-hidden">{t('onboarding_reader', 'Read')}</span>}
      </Link>
    </li>
  )
}
