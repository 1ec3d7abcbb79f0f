import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../shared/ui/joinClasses'
import { Button } from '../../shared/ui/buttons/Button'
import { Card } from '../../shared/ui/cards/Card'
import { Row, Rows } from '../../shared/ui/cards/Rows'
import layout from '../../shared/ui/page/layout.module.css'
import { CopyButton } from '../../shared/ui/share/CopyButton'
import { Avatar } from '../../shared/ui/plate/Avatar'
import { Badge } from '../../shared/ui/text/Badge'
import { nameInText } from '../../shared/ui/text/nameParts'
import text from '../../shared/ui/text/text.module.css'
import { Faces } from './Faces'
import { endTry, goToStep, leaveTry, useProgress } from './progress'
import { pageOfStep, people, peopleOf, sixPayments, stepsOf, type PersonId, type TryId } from './tries'
import styles from './Tries.module.css'
import { useGoAs } from './useGoAs'
import { listText } from '../../shared/ui/text/listText'

/** The steps of the walk that goes on: who does what, and how far this tab is. `link`: the request to guardians, where this browser made one. */
export function Steps({ link }: { readonly link: string | null }) {
  const { running } = useProgress()
  return running === null ? null : <StepsOf id={running} link={link} />
}

function StepsOf({ id, link }: { readonly id: TryId; readonly link: string | null }) {
  const { t } = useTranslation('tries')
  const { step } = useProgress()
  const goAs = useGoAs()
  const steps = stepsOf(id)
  const isLast = step === steps.length - 1
  const first = steps[0].who
  const others = peopleOf(id).filter((who) => who !== first)
  // Each of two windows is a column where there is room for both.
  const isPair = others.length > 0
  return (
    <Card
      title={t(`${id}.title`)}
      flush
      footer={
        <div className={layout.stack}>
          {id === 'pay' && (
            <div className={layout.row}>
              <pre className={styles.list}>{sixPayments}</pre>
              <CopyButton value={sixPayments} label={t('copyList')} />
            </div>
          )}
          <p className={text.hint}>{t('windows')}</p>
          <div className={layout.row}>
            {isLast && (
              <Button small onClick={() => endTry(id)}>
                {t('end')}
              </Button>
            )}
            <Button variant="quiet" small onClick={leaveTry}>
              {t('leave')}
            </Button>
          </div>
        </div>
      }
    >
      <Rows>
        {isPair && (
          <Row className={joinClasses(styles.pair, styles.windows)}>
            <Window people={[first]} label={t('window.this')} />
            <Window people={others} label={t('window.private')} />
          </Row>
        )}
        {steps.map((each, at) => {
          const { who, what } = each
          const isOther = who !== first
          return (
            <Row key={what} className={isPair ? styles.pair : undefined}>
              {isOther && <Waits who={first} />}
              <div className={styles.step}>
                <Avatar name={people[who].name} eyes={at < step ? 'shut' : 'open'} />
                <span className={styles.what} aria-current={at === step ? 'step' : undefined}>
                  <span className={text.sub}>
                    {t('stepAs', { at: at + 1, name: nameInText(people[who].name) })}
                  </span>
                  <br />
                  <span>{t(what)}</span>
                </span>
                {at < step ? (
                  <Badge kind="success">{t('done')}</Badge>
                ) : (
                  <Button
                    variant={at === step ? 'step' : 'quiet'}
                    small
                    onClick={() => {
                      goToStep(id, at)
                      goAs(who, pageOfStep(each, link))
                    }}
                  >
                    {t('goOn', { name: nameInText(people[who].name) })}
                  </Button>
                )}
              </div>
            </Row>
          )
        })}
      </Rows>
    </Card>
  )
}

interface WindowProps {
  readonly people: readonly PersonId[]
  readonly label: string
}

/** The head of a column: who is in which window. */
function Window({ people: of, label }: WindowProps) {
  const { i18n } = useTranslation()
  const names = of.map((who) => people[who].name)
  return (
    <div className={layout.row}>
      <Faces of={of} />
      <span className={layout.grow}>
        <b translate="no">{listText(names, i18n.language)}</b>
        <br />
        <span className={text.hint}>{label}</span>
      </span>
    </div>
  )
}

/** That somebody waits in the other window. */
function Waits({ who }: { readonly who: PersonId }) {
  const { t } = useTranslation('tries')
  return <p className={styles.waits}>{t('waits', { name: nameInText(people[who].name) })}</p>
}
