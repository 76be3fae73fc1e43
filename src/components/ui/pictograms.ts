import about from '~/art/pictograms/about.svg';
import franchise from '~/art/pictograms/franchise.svg';
import gallery from '~/art/pictograms/gallery.svg';
import products from '~/art/pictograms/products.svg';
import reviews from '~/art/pictograms/reviews.svg';

/** The drawings of the navigation. Their three inks are the custom properties `--a`, `--b` and `--c`. */
export const pictograms = { about, franchise, gallery, products, reviews };
