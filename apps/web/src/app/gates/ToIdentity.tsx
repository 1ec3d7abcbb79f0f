import { formatName, type Name } from '@tyto/identity'
import type { PropsWithChildren } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router'
import { cameFromState, readCameFrom } from '../../shared/routing/cameFrom'
import { canonicalPath, parsePath } from '../../shared/routing/parsePath'
import { buildPath } from '../../shared/routing/routes'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import { TextWithNames } from '../../shared/ui/text/TextWithNames'
import { ok } from '@tyto/primitives'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { PageSkeleton } from '../shell/page/PageSkeleton'

interface ToIdentityProps {
  readonly from: Name
  /** The name of the identity behind it. */
  readonly to: Name
}

/** Leads from a page of a name to the same page of the identity that it belongs to, with everything in its address. */
export function ToIdentity({ from, to }: ToIdentityProps) {
  const { pathname, search, hash } = useLocation()
  const path = parsePath(pathname)
  const place =
    path.kind === 'name' ? canonicalPath({ ...path, name: ok(to) }) : buildPath('name', { name: to })
  return (
    <>
      <PageSkeleton />
      <Navigate to={`${place}${search}${hash}`} state={cameFromState(from)} replace />
    </>
  )
}

/** A page of an identity; to somebody who came from another name it says whose it is. */
export function CameFrom({ name, children }: PropsWithChildren<{ readonly name: Name }>) {
  const { t } = useTranslation('chain')
  const from = readCameFrom(useLocation().state)
  if (from === null) return children
  const [there, here] = [nameInText(formatName(from)), nameInText(formatName(name))]
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <Note kind="info">
        <div className={layout.row}>
          <p>
            <TextWithNames>{t('belongs', { name: there, identity: here })}</TextWithNames>
          </p>
          <Link
            className={buttonClasses({ variant: 'line', small: true })}
            to={buildPath('name', { name: from })}
          >
            {t('openName', { name: there })}
          </Link>
        </div>
      </Note>
      <div>{children}</div>
    </div>
  )
}
