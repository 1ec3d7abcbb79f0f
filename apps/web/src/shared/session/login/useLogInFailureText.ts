import type { NameCode } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../chain/failure/useFailureText'
import { nameInText } from '../../ui/text/nameParts'
import type { LogInFailure } from './enterLogin'

/** The text that says why a log-in failed. */
export function useLogInFailureText(): (failure: LogInFailure) => string {
  const { t } = useTranslation(['session', 'common'])
  const failureText = useFailureText()
  const nameTexts: Readonly<Record<NameCode, string>> = {
    NameIsEmpty: t('common:lookUp.empty'),
    SubdomainNeedsSsi: t('common:lookUp.subdomainNeedsSsi'),
    ResolverFailed: t('common:lookUp.resolverFailed'),
  }
  return (failure) => {
    switch (failure.kind) {
      case 'noWallet':
        return t('need.NoWallet')
      case 'noAddress':
        return t('common:lookUp.wrongAddress')
      case 'noName':
        return nameTexts[failure.code]
      case 'refused':
        return t(`loginError.${failure.code}`, { name: nameInText(failure.name) })
      case 'unknown':
        return failureText(failure.error)
    }
  }
}
