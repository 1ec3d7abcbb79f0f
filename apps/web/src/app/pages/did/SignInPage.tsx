import { codeInFragment, formatName, requestFragment } from '@tyto/identity'
import { openLinkCode, readRequest, type ReadRequest } from '@tyto/sign-in'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ChooseCredential } from '../../../features/credentials/holder/ChooseCredential'
import { SignedInBefore } from '../../../features/signIn/SignedInBefore'
import { SignIn } from '../../../features/signIn/SignIn'
import { LinkForNetwork } from '../../../shared/chain/network/LinkForNetwork'
import { LookAlikeNotes } from '../../../shared/recipients/LookAlikeNotes'
import { Card } from '../../../shared/ui/cards/Card'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { PageHead } from '../../../shared/ui/page/PageHead'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { allGates } from '../../gates/allGates'
import { useFoundWallet } from '../../gates/foundWallet'

const { DidWalletGate } = allGates

/**
 * `/{name}/didx/signin`: where a person answers a site that asks who they are. What the link says is read first, before
 * the name is looked up: on another network it leads elsewhere. Without a request it shows where one signed in before.
 */
export function SignInPage() {
  const { t } = useTranslation('signIn')
  const code = codeInFragment(useLocation().hash, requestFragment)
  if (code === null) {
    return (
      <DidWalletGate>
        <Unasked />
      </DidWalletGate>
    )
  }
  const read = readRequest(openLinkCode(code) ?? '')
  if (!read.ok) {
    return (
      <Card>
        <EmptyState
          icon="warn"
          title={t('unreadable.title')}
          hint={t(`unreadable.${read.code}`)}
          headingLevel={1}
        />
      </Card>
    )
  }
  return (
    <LinkForNetwork chainId={read.value.request.chainId} refused={t('unreadable.title')}>
      <DidWalletGate>
        <Asked key={code} read={read.value} />
      </DidWalletGate>
    </LinkForNetwork>
  )
}

function Asked({ read }: { readonly read: ReadRequest }) {
  const { name, record } = useFoundWallet()
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <Head />
      <LookAlikeNotes name={name} />
      <SignIn
        key={formatName(name)}
        name={name}
        record={record}
        read={read}
        choose={(asked) => <ChooseCredential record={record} {...asked} />}
      />
    </div>
  )
}

function Unasked() {
  const { t } = useTranslation('signIn')
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <Head />
      <div className={layout.split}>
        <Card>
          <EmptyState title={t('unasked.title')} hint={t('unasked.hint')} />
        </Card>
        <SignedInBefore />
      </div>
    </div>
  )
}

function Head() {
  const { t } = useTranslation('signIn')
  const { name } = useFoundWallet()
  return <PageHead title={t('title')} lead={t('lead', { name: nameInText(formatName(name)) })} />
}
