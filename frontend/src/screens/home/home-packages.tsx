import { Packages } from '../../rooms/membership/components/packages';
import { trPackages } from '../../locale/tr-buying';

/** The packages on the home page of who has no membership. */
export default function HomePackages() {
  return (
    <section aria-labelledby="paketler">
      <h2 id="paketler" className="mb-4 text-xl font-semibold">
        {trPackages.listTitle}
      </h2>
      <Packages isLoggedIn />
    </section>
  );
}
