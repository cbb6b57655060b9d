import { useSelector } from 'react-redux';
import { selectSession } from '../../features/auth/session.slice';
import { ProductsPage } from '../../features/membership/pages/products-page';

export default function ProductsRoute() {
  const { isLoggedIn } = useSelector(selectSession);
  return <ProductsPage isLoggedIn={isLoggedIn} />;
}
