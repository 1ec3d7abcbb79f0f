import type { DidRecord, Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../../shared/routing/routes'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { keysHash, updateRoute } from '../../../shared/identity/updateRoute'

interface UpdateKeysLinkProps {
  readonly name: Name
  readonly record: DidRecord
}

/** A link from the document to the change of its keys, for the controller, if the document can be changed. */
export function UpdateKeysLink({ name, record }: UpdateKeysLinkProps) {
  const { t } = useTranslation('did')
  const isMine = useIsAccount(record.controller)
  const route = updateRoute(record)
  if (!isMine || (route !== 'updateDocument' && route !== 'recoverDocument')) return null
  return (
    <Link className={buttonClasses({ variant: 'line' })} to={`${buildPath(route, { name })}${keysHash}`}>
      {t('updateKeys')}
    </Link>
  )
}
