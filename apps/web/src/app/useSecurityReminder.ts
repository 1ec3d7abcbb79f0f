import { useEffect } from 'react'
import { loadAreas, textsOf } from '../shared/i18n/translations'
import type { ParsedPath } from '../shared/routing/parsePath'
import { site } from '../shared/settings/site'
import { showToast } from '../shared/ui/toast/toasts'

/**
 * Where money is sent to a name's wallet, people are told to check where they are: /{name}/zil/funds and
 * /{name}/didx/wallet/balances, the 4th and the 5th segment of the path with the empty one before its first slash.
 */
export function useSecurityReminder(path: ParsedPath): void {
  const page = path.kind === 'name' ? path.page : []
  const isDue = page[1] === 'funds' || page[2] === 'balances'
  const place = isDue ? page.join('/') : ''
  useEffect(() => {
    if (!isDue) return
    void loadAreas('chain').then(() =>
      showToast({
        kind: 'warning',
        text: textsOf('chain')('makeSure', { host: site.host }),
        duration: 7_700,
      }),
    )
  }, [isDue, place])
}
