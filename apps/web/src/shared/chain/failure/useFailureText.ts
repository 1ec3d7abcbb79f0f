import { RpcError } from '@tyto/chain'
import { useTranslation } from 'react-i18next'

/** The text for a read that failed; if a node refused, the node's own message. */
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
