import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Notice } from '../../kit/feedback/notice';
import { trAuth } from '../../locale/tr-auth';
import { trShell } from '../../locale/tr-shell';
import { AuthCard } from './auth-card';
import { RegisterForm } from './register-form';

/** How long the success message stands before the login page opens. */
export const REDIRECT_DELAY_MS = 2000;

export default function RegisterPage() {
  const [registered, setRegistered] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!registered) return;
    const timer = setTimeout(() => void navigate('/login'), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [registered, navigate]);

  return (
    <AuthCard title={trShell.titles.register} intro={trAuth.registerIntro}>
      {registered ? (
        <Notice kind="success">{trAuth.registered}</Notice>
      ) : (
        <RegisterForm onRegistered={() => setRegistered(true)} />
      )}
      <p className="mt-6 text-sm text-muted">
        {trAuth.haveAccount}{' '}
        <Link to="/login" className="font-medium text-accent underline underline-offset-2">
          {trShell.menu.login}
        </Link>
      </p>
    </AuthCard>
  );
}
