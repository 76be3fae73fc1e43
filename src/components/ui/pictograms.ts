import about from '~/art/pictograms/about.svg';
import franchise from '~/art/pictograms/franchise.svg';
import gallery from '~/art/pictograms/gallery.svg';
import products from '~/art/pictograms/products.svg';
import reviews from '~/art/pictograms/reviews.svg';

/** The drawings of the navigation. Where they are inline, `--a`, `--b` and `--c` change their three inks. */
export const pictograms = { about, franchise, gallery, products, reviews };
