import type { Answer } from '@upchar/contract/schema/endpoints'
import { failureText } from '@upchar/web/failure-text'
import { REVIEW_PHOTOS } from '@upchar/kernel/reviews'
import { useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { usePhotos } from '../order-photos/index.ts'
import type { PhotosOf } from '../order-photos/index.ts'

export type Ratings = Pick<Answer<'getProductRatings'>, 'products'>
export type RatedProduct = Ratings['products'][number]

const unsaved = ({ review }: RatedProduct) => ({
  rating: review?.rating ?? 0,
  text: review?.text ?? '',
  showsName: (review?.name ?? '') !== '',
})

/** A buyer's review of one product while it is written, and its sending (ORDER-04). */
export function useReview(given: RatedProduct, linkKey: string | undefined) {
  const [product, setProduct] = useState(given)
  const of: PhotosOf = { id: given.order, ...(linkKey !== undefined && { key: linkKey }) }
  const picked = usePhotos(of, REVIEW_PHOTOS, 'review', given.review?.photos)
  const [draft, setDraft] = useState(() => unsaved(given))
  const [state, setState] = useState({ busy: false, problem: '', done: '' })
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part })
    setState({ busy: false, problem: '', done: '' })
  }
  const send = async () => {
    if (state.busy) return
    if (picked.busy)
      return setState({ busy: false, problem: 'Wait until the photos are sent', done: '' })
    if (draft.rating === 0)
      return setState({ busy: false, problem: 'Choose one to five stars', done: '' })
    setState({ busy: true, problem: '', done: '' })
    const result = await api('rateProduct', {
      body: {
        id: product.order,
        ...(linkKey !== undefined && { key: linkKey }),
        sku_id: product.sku_id,
        rating: draft.rating,
        text: draft.text,
        show_name: draft.showsName,
        photos: picked.photos.flatMap(({ id }) => (id === '' ? [] : [id])),
      },
    })
    if (result.ok) {
      setProduct(result.data.product)
      setDraft(unsaved(result.data.product))
    }
    setState({
      busy: false,
      problem: result.ok ? '' : failureText(result),
      done: result.ok ? result.data.message : '',
    })
  }
  return { product, of, picked, draft, change, send, ...state }
}
