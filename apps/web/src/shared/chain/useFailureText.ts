import { RpcError } from '@tyto/chain'
import { useTranslation } from 'react-i18next'

/** Why a read failed, for a person; a node's own refusal is given in its own words. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation(['errors', 'chain'])
  return (error) => {
    if (!(error instanceof RpcError)) return t('errors:Unexpected')
    if (error.code === 'RpcNodeError') {
      return t('chain:nodeSays', { message: (error.details ?? error.shortMessage).slice(0, 300) })
    }
    return t(`errors:${error.code}`)
  }
}
