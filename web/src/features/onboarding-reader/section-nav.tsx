import { IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { FullOnboardingSection } from '@tracklane/contract/onboarding-section'
import { useT } from '#lib/i18n.ts'
import { progressOf } from './onboarding-reading.rules.ts'
import classes from './overview.module.css'
import { ProgressBar } from './progress-bar.tsx'

interface SectionNavProps {
  sections: readonly FullOnboardingSection[]
  open: number
}

/** The sections, each with its progress. */
export function SectionNav({ sections, open }: SectionNavProps) {
  const t = useT()
  return (
    <nav className={classes.nav} aria-label={t('onboarding_reader', 'Sections')}>
      {sections.map((section) => (
        <Entry key={section.id} section={section} isOpen={section.id === open} />
      ))}
    </nav>
  )
}

function Entry({ section, isOpen }: { section: FullOnboardingSection; isOpen: boolean }) {
  const t = useT()
  const { id, name, language } = section
  const { read, total, isDone } = progressOf([section])
  return (
    <Link
      to="/onboarding"
      search={{ section: id }}
      replace
      resetScroll={false}
      className={classes.entry}
      activeProps={{}}
      aria-current={isOpen ? 'true' : undefined}
    >
      <span className={classes.entryName}>
        <span lang={language}>{name}</span>
        {isDone && <IconCircleCheckFilled size={16} className={classes.done} aria-hidden />}
      </span>
      <ProgressBar parts={[section]} />
      <span className={classes.dim}>{t('onboarding_reader', '{read} of {total} read', { read, total })}</span>
    </Link>
  )
}
