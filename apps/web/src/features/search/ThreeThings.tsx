import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useIsForReading } from '../../shared/chain/network/useIsForReading'
import { buildPath } from '../../shared/routing/routes'
import { useSessionName } from '../../shared/session/sessionName'
import { Button } from '../../shared/ui/buttons/Button'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { Icon } from '../../shared/ui/icons/Icon'
import type { IconName } from '../../shared/ui/icons/iconPaths'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import text from '../../shared/ui/text/text.module.css'

/** The three things that one can do here. Without a name all of them begin with the search. */
export function ThreeThings({ onSearch }: { readonly onSearch: () => void }) {
  const { t } = useTranslation('search')
  const own = useSessionName()
  const isForReading = useIsForReading()
  const search = (label: string) => (
    <Button variant="line" small onClick={onSearch}>
      {label}
    </Button>
  )
  const link = (to: string, label: string) => (
    <Link className={buttonClasses({ variant: 'line', small: true })} to={to}>
      {label}
    </Link>
  )
  return (
    <section aria-label={t('things.label')} className={layout.cols3}>
      {isForReading ? (
        <>
          <Thing icon="search" title={t('things.look.title')} hint={t('things.look.hint')}>
            {search(t('things.look.do'))}
          </Thing>
          <Thing icon="doc" title={t('things.statement.title')} hint={t('things.statement.hint')}>
            {own === null
              ? search(t('things.look.do'))
              : link(buildPath('statement', { name: own }), t('things.statement.do'))}
          </Thing>
          <Thing icon="flag" title={t('things.run.title')} hint={t('things.run.hint')} />
        </>
      ) : (
        <>
          <Thing icon="feather" title={t('things.get.title')} hint={t('things.get.hint')}>
            {search(t('things.get.do'))}
          </Thing>
          <Thing icon="send" title={t('things.pay.title')} hint={t('things.pay.hint')}>
            {own === null
              ? search(t('things.pay.look'))
              : link(buildPath('send', { name: own }), t('things.pay.do'))}
          </Thing>
          <Thing icon="shield" title={t('things.keep.title')} hint={t('things.keep.hint')}>
            {own === null
              ? search(t('things.keep.first'))
              : link(buildPath('recovery', { name: own }), t('things.keep.do'))}
          </Thing>
        </>
      )}
    </section>
  )
}

interface ThingProps {
  readonly icon: IconName
  readonly title: string
  readonly hint: string
  readonly children?: ReactNode
}

function Thing({ icon, title, hint, children }: ThingProps) {
  return (
    <div className={joinClasses(layout.stack, layout.gap1)}>
      <Icon name={icon} />
      <h2 className={text.h2}>{title}</h2>
      <p className={text.sub}>{hint}</p>
      {children !== undefined && <div>{children}</div>}
    </div>
  )
}
