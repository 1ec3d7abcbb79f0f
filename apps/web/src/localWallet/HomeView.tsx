import { storageWallets, storageBehaviours, walletNetworks, zilPayBehaviours } from '@tyto/local-wallet'
import { useTranslation } from 'react-i18next'
import { Button } from '../shared/ui/buttons/Button'
import { Rows, Row } from '../shared/ui/cards/Rows'
import { Segmented } from '../shared/ui/fields/Segmented'
import layout from '../shared/ui/page/layout.module.css'
import text from '../shared/ui/text/text.module.css'
import { AccountChoice } from './AccountChoice'
import { useOwnerWallet, useWalletState } from './ownerWallet'
import { View } from './View'
import styles from './WalletPage.module.css'

/**
 * The wallet when there is no request: accounts, network, lock, sites, and the behaviour of the wallets that it
 * replaces.
 */
export function HomeView() {
  const { t } = useTranslation('localWallet')
  const ownerWallet = useOwnerWallet()
  const state = useWalletState()
  const sites = [...new Set([...state.hosts, ...state.storageSites.map(({ host }) => host)])]
  return (
    <View
      title={t('home.title')}
      footer={
        <Button variant="line" onClick={ownerWallet.lock}>
          {t('home.lock')}
        </Button>
      }
    >
      <AccountChoice />
      <section className={styles.choice}>
        <h2 className={text.label}>{t('network.label')}</h2>
        <Segmented
          label={t('network.label')}
          fill
          value={state.network}
          options={walletNetworks.map((value) => ({ value, label: t(`network.${value}`) }))}
          onChange={ownerWallet.useNetwork}
        />
        <p className={text.hint}>{t('network.hint')}</p>
      </section>
      <Choice
        label={t('storageWallet.label')}
        value={String(state.storageWallet)}
        options={Array.from({ length: storageWallets }, (_, index) => ({
          value: String(index),
          label: t('storageWallet.number', { index }),
        }))}
        onChange={(value) => ownerWallet.useStorageWallet(Number(value))}
      />
      <Choice
        label={t('zilPayBehaviour.label')}
        hint={t('zilPayBehaviour.hint')}
        value={state.zilPayBehaviour}
        options={zilPayBehaviours.map((value) => ({ value, label: t(`zilPayBehaviour.${value}`) }))}
        onChange={ownerWallet.useZilPayBehaviour}
      />
      <Choice
        label={t('storageBehaviour.label')}
        value={state.storageBehaviour}
        options={storageBehaviours.map((value) => ({ value, label: t(`storageBehaviour.${value}`) }))}
        onChange={ownerWallet.useStorageBehaviour}
      />
      <label className={styles.account}>
        <input
          type="checkbox"
          checked={state.preferred}
          onChange={(event) => ownerWallet.prefer(event.currentTarget.checked)}
        />
        {t('prefer')}
      </label>
      <section>
        <h2 className={text.label}>{t('sites.label')}</h2>
        {sites.length === 0 && <p className={text.hint}>{t('sites.none')}</p>}
        <Rows>
          {sites.map((host) => (
            <Row key={host}>
              <span className={layout.grow}>{host}</span>
              <Button
                variant="quiet"
                aria-label={t('sites.forgetOne', { host })}
                onClick={() => ownerWallet.forget(host)}
              >
                {t('sites.forget')}
              </Button>
            </Row>
          ))}
        </Rows>
      </section>
    </View>
  )
}

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly hint?: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
}

function Choice<T extends string>({ label, hint, value, options, onChange }: ChoiceProps<T>) {
  return (
    <label className={styles.choice}>
      <span className={text.label}>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && <span className={text.hint}>{hint}</span>}
    </label>
  )
}
