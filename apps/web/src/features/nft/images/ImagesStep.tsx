import { err, ok } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskHosts } from '../../../shared/identity/image/AskHosts'
import { SafePicture } from '../../../shared/identity/image/SafePicture'
import { Button } from '../../../shared/ui/buttons/Button'
import { Field } from '../../../shared/ui/fields/Field'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import { Icon } from '../../../shared/ui/icons/Icon'
import layout from '../../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import type { Step, StepPlan } from '../../../shared/ui/steps/useSteps'
import text from '../../../shared/ui/text/text.module.css'
import type { FoundImage } from '../foundImage'
import type { ImageSale } from './imageSaleQuery'
import styles from './ImagesStep.module.css'
import {
  longestQuery,
  mostFound,
  pickImages,
  searchImages,
  tokenUriOf,
  type SearchFault,
} from './searchImages'

/** As many pictures fit into one transaction. */
export const mostImages = 20

/** The step that asks for pictures: one, or several, of which some may have been chosen before a reload. */
export function useImagesPlan({
  isMany,
  kept,
}: {
  readonly isMany: boolean
  readonly kept: readonly FoundImage[]
}): StepPlan<readonly FoundImage[], readonly FoundImage[]> {
  const { t } = useTranslation('mint')
  return {
    label: t(isMany ? 'images.several' : 'images.picture'),
    initial: kept,
    isEmpty: (draft) => draft.length === 0,
    save: (draft) => {
      if (isMany && draft.length < 2) return err(t('images.tooFew'))
      return draft.length > mostImages ? err(t('images.tooMany', { most: mostImages })) : ok(draft)
    },
  }
}

interface ImagesStepProps {
  readonly step: Step<readonly FoundImage[]>
  readonly isMany: boolean
  readonly sale: ImageSale
  /** Several are chosen, or none any more. */
  readonly onChoose: (images: readonly FoundImage[]) => void
}

/** A search for pictures, and those that are chosen: one at once, several by SAVE. */
export function ImagesStep({ step, isMany, sale, onChoose }: ImagesStepProps) {
  const { t } = useTranslation('mint')
  const chosen = step.draft
  const isChosen = ({ id }: FoundImage): boolean => chosen.some((each) => each.id === id)
  const [found, setFound] = useState<readonly FoundImage[]>([])
  const [isAsking, setAsking] = useState(false)
  const [only] = chosen
  if (!isMany && only !== undefined) {
    return (
      <div className={layout.stack}>
        <span className={styles.large}>
          <SafePicture uri={only.src} label={only.id} seed={only.id} />
        </span>
        <AskHosts />
        <div>
          <Button variant="line" onClick={() => step.edit([])}>
            {t('images.back')}
          </Button>
        </div>
      </div>
    )
  }
  const toggle = (image: FoundImage): void => {
    if (!isMany) return step.choose([image])
    const next = isChosen(image) ? chosen.filter(({ id }) => id !== image.id) : [...chosen, image]
    step.edit(next)
    onChoose(next)
  }
  return (
    <div className={layout.stack}>
      <ImageSearch
        isLeftOut={(image) =>
          isChosen(image) || sale.held.has(sale.baseUri + tokenUriOf(image.src, sale.baseUri))
        }
        isAsking={isAsking}
        onAsking={setAsking}
        onFound={setFound}
      />
      <AskHosts />
      {/* Nobody picks from a list that others are about to take the place of. */}
      {isAsking ? (
        <WaitingTiles />
      ) : (
        <ImageTiles label={t('images.found')} images={found} isChosen={isChosen} onToggle={toggle} />
      )}
      {isMany && (
        <>
          {chosen.length > 0 && (
            <>
              <b>{t('images.chosen', { count: chosen.length })}</b>
              <ImageTiles label={t('images.several')} images={chosen} isChosen={isChosen} onToggle={toggle} />
            </>
          )}
          {step.error !== null && <FieldMessage kind="error">{step.error}</FieldMessage>}
          <div>
            <Button
              variant={step.status === 'saved' ? 'saved' : 'step'}
              disabled={chosen.length === 0}
              onClick={() => step.save()}
            >
              {step.status === 'saved' && <Icon name="check" size="sm" />}
              <span>{t('images.save')}</span>
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

interface ImageSearchProps {
  readonly isLeftOut: (image: FoundImage) => boolean
  readonly isAsking: boolean
  readonly onAsking: (isAsking: boolean) => void
  readonly onFound: (images: readonly FoundImage[]) => void
}

/** The words to search by. The same words find others each time. */
function ImageSearch({ isLeftOut, isAsking, onAsking, onFound }: ImageSearchProps) {
  const { t } = useTranslation('mint')
  const [query, setQuery] = useState('')
  const [fault, setFault] = useState<SearchFault | null>(null)
  const words = query.trim()
  const search = async (): Promise<void> => {
    onAsking(true)
    const answer = await searchImages(words, { fetch: (url, init) => window.fetch(url, init) })
    onAsking(false)
    const picked = answer.ok ? pickImages(answer.value, isLeftOut, Math.random) : []
    setFault(!answer.ok ? answer.code : picked.length === 0 ? 'none' : null)
    if (answer.ok) onFound(picked)
  }
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        if (words !== '' && !isAsking) void search()
      }}
    >
      <Field
        label={t('images.search')}
        hint={t('images.searchHint')}
        error={fault === null ? undefined : t(`images.fault.${fault}`)}
        value={query}
        maxLength={longestQuery}
        onChange={(event) => setQuery(event.target.value)}
        autoComplete="off"
      />
      <Button type="submit" variant="step" busy={isAsking} disabled={words === ''}>
        {t('images.go')}
      </Button>
    </form>
  )
}

/** The places of the pictures that are searched. */
function WaitingTiles() {
  return (
    <div className={styles.tiles} aria-hidden="true">
      {Array.from({ length: mostFound }, (_, at) => (
        <span key={at} className={styles.picture}>
          <Skeleton height="100%" />
        </span>
      ))}
    </div>
  )
}

interface ImageTilesProps {
  readonly label: string
  readonly images: readonly FoundImage[]
  readonly isChosen: (image: FoundImage) => boolean
  readonly onToggle: (image: FoundImage) => void
}

function ImageTiles({ label, images, isChosen, onToggle }: ImageTilesProps) {
  if (images.length === 0) return null
  return (
    <ul className={styles.tiles} aria-label={label}>
      {images.map((image) => (
        <li key={image.id} className={styles.tile}>
          <button
            type="button"
            className={styles.choose}
            aria-pressed={isChosen(image)}
            aria-label={image.id}
            onClick={() => onToggle(image)}
          >
            <span className={styles.picture}>
              <SafePicture uri={image.srcSmall} label="" seed={image.id} isCaptioned />
            </span>
            {isChosen(image) && (
              <span className={styles.tick}>
                <Icon name="check" size="sm" />
              </span>
            )}
          </button>
          <span className={text.hint}>{image.id}</span>
        </li>
      ))}
    </ul>
  )
}
