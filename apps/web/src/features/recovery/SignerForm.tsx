import { formatName, readTypedName, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { AskedHead } from '../../shared/identity/AskedHead'
import { WhoStep } from '../../shared/recipients/WhoStep'
import { useNetworkId } from '../../shared/settings/network'
import { useLogin } from '../../shared/session/wallet/login'
import { Card } from '../../shared/ui/cards/Card'
import layout from '../../shared/ui/page/layout.module.css'
import { joinClasses } from '../../shared/ui/joinClasses'
import { StepField } from '../../shared/ui/steps/StepField'
import { StepForm } from '../../shared/ui/steps/StepForm'
import { useSteps } from '../../shared/ui/steps/useSteps'
import { MakeSignature } from './MakeSignature'
import styles from './SignerForm.module.css'
import { useIdentityPlan } from './signerPlans'
import { useNewControllerPlan } from './useNewControllerPlan'

interface SignerFormProps {
  /** The name that the link asks to recover. */
  readonly name: Name
}

/**
 * A guardian's page: asks for the name, the new controller and the guardian, then makes the signature. It sends
 * nothing.
 */
export function SignerForm({ name }: SignerFormProps) {
  const network = useNetworkId()
  const { t } = useTranslation('recovery')
  const login = useLogin()
  const own = login?.name ? formatName(login.name) : ''
  const newController = useNewControllerPlan(network)
  const form = useSteps({
    recovered: useIdentityPlan(network, t('sign.name'), `${name.domain}.ssi`),
    controller: newController,
    guardian: useIdentityPlan(network, t('sign.as'), own),
  })
  const { recovered, controller, guardian } = form.steps
  const typed = readTypedName(recovered.draft)
  const shown = typed.ok ? typed.value : name
  const asker: Name = { domain: shown.domain, subdomain: '', topLevel: 'ssi' }
  const writing = { autoCapitalize: 'none', spellCheck: false } as const
  return (
    <div className={joinClasses(layout.stack, layout.gap3, styles.page)}>
      <AskedHead name={asker} asked={t('sign.asked')} />
      <Card>
        <StepForm
          steps={form}
          submit={(saved) => (
            <MakeSignature
              key={`${formatName(saved.recovered.name)} ${saved.controller.address} ${formatName(saved.guardian.name)}`}
              recovered={saved.recovered}
              guardian={saved.guardian}
              controller={saved.controller.address}
            />
          )}
        >
          <StepField step={recovered} inputMode="url" {...writing} />
          <WhoStep
            step={controller}
            plan={newController}
            hint={t('sign.controllerHint')}
            valid={controller.status === 'saved' ? t('sign.addressValid') : undefined}
          />
          <StepField step={guardian} inputMode="url" hint={t('sign.asHint')} {...writing} />
        </StepForm>
      </Card>
    </div>
  )
}
