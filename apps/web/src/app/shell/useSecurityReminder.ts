import { useEffect } from 'react'
import { textsOf } from '../../shared/i18n/translations'
import type { ParsedPath } from '../../shared/routing/parsePath'
import { site } from '../../shared/settings/site'
import { walletNoticeDuration, showToast } from '../../shared/ui/toast/toasts'

/**
 * Reminds people to check the address of the site on pages that send money to a name's wallet: /{name}/zil/funds and
 * /{name}/didx/wallet/balances.
 */
export function useSecurityReminder(path: ParsedPath): void {
  const page = path.kind === 'name' ? path.page : []
  const isDue = page[1] === 'funds' || page[2] === 'balances'
  const place = isDue ? page.join('/') : ''
  useEffect(() => {
    if (!isDue) return
    showToast({
      kind: 'warning',
      text: textsOf('chain')('makeSure', { host: site.host }),
      duration: walletNoticeDuration,
    })
  }, [isDue, place])
}
