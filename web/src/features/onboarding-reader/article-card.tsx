import { IconBook2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { OnboardingArticle } from '@tracklane/contract/onboarding-article'
import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { LanguageMark } from '#ui/language-mark.tsx'
import { useArticleAhead } from './onboarding-reader.api.ts'
import classes from './overview.module.css'
import { ReadMark } from './read-mark.tsx'

interface ArticleCardProps {
  article: OnboardingArticle
  /** True where it keeps room for a picture, as all do beside cards with one. */
  hasPicture: boolean
  isNext: boolean
}

export function ArticleCard({ article, hasPicture, isNext }: ArticleCardProps) {
  const t = useT()
  const ahead = useArticleAhead()
  const { id, title, language, cover } = article
  return (
    <li>
      <Link
        to="/onboarding"
        search={{ article: id }}
        className={classes.card}
        activeProps={{}}
        data-article={id}
        data-next={isNext || undefined}
        {...ahead(id)}
      >
        {hasPicture && <Picture key={cover} cover={cover} />}
        <span className={classes.cardText}>
          <span className={classes.cardTitle} lang={language}>
            {title}
          </span>
          <span className={classes.cardMarks}>
            <ReadMark article={article} />
            {isNext && <span className={classes.nextMark}>{t('onboarding_reader', 'Next for you')}</span>}
            <LanguageMark language={language} />
          </span>
        </span>
      </Link>
    </li>
  )
}

/** The room is kept before the picture has come, and where it does not come. */
function Picture({ cover }: { cover: string | null }) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <span className={classes.picture}>
      {cover && !hasFailed ? (
        <img src={cover} alt="" loading="lazy" onError={() => setFailed(true)} />
      ) : (
        <IconBook2 size={32} stroke={1.25} aria-hidden />
      )}
    </span>
  )
}
